import type { ApiClient } from '@signalbox/api/client';
import type { UserSessions } from '@signalbox/api';
import { queryOptions } from '@tanstack/react-query';
import type { DatabaseFigures, Operation, OperationHistory, OperationWork } from '../shared/operation';

const key = 'core/operation';
export const periods = ['hour', 'day'] as const;
export type Period = (typeof periods)[number];

/** The page polls: servers write their figures every 15 seconds, and all viewers share one reading of the platform. */
export const overviewQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [key] as const,
    queryFn: ({ signal }) => api.get<Operation>(key, { signal }),
    refetchInterval: 15_000,
  });

export const historyQuery = (api: ApiClient, period: Period) =>
  queryOptions({
    queryKey: [key, 'history', period] as const,
    queryFn: ({ signal }) => api.get<OperationHistory>(`${key}/history`, { signal, query: { period } }),
    refetchInterval: period === 'hour' ? 15_000 : 60_000,
  });

export const databaseQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [key, 'database'] as const,
    queryFn: ({ signal }) => api.get<DatabaseFigures>(`${key}/database`, { signal }),
    refetchInterval: 30_000,
  });

export const sessionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [key, 'sessions'] as const,
    queryFn: ({ signal }) => api.get<UserSessions[]>(`${key}/sessions`, { signal }),
    refetchInterval: 5_000,
  });

export const workQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [key, 'work'] as const,
    queryFn: ({ signal }) => api.get<OperationWork>(`${key}/work`, { signal }),
    refetchInterval: 5_000,
  });
