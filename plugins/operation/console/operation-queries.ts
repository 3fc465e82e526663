import type { ApiClient } from '@signalbox/api/client';
import type { LockedUser, UserSessions } from '@signalbox/api';
import { queryOptions } from '@tanstack/react-query';
import type { BundleFile, CheckToStart, OperatorAction } from '../shared/actions';
import type { DatabaseFigures, Operation, OperationHistory, OperationWork } from '../shared/operation';

export const operationKey = 'core/operation';
const key = operationKey;
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

export const lockedQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [key, 'locked'] as const,
    queryFn: ({ signal }) => api.get<LockedUser[]>(`${key}/locked`, { signal }),
    refetchInterval: 5_000,
  });

export const checksQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [key, 'checks'] as const,
    queryFn: ({ signal }) => api.get<CheckToStart[]>(`${key}/checks`, { signal }),
  });

export const actionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [key, 'actions'] as const,
    queryFn: ({ signal }) => api.get<OperatorAction[]>(`${key}/actions`, { signal }),
    refetchInterval: 15_000,
  });

/** Not kept: the files are made anew each time. */
export const bundleQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [key, 'bundle'] as const,
    queryFn: ({ signal }) => api.get<BundleFile[]>(`${key}/bundle`, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
