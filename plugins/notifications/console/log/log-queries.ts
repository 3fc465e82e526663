import type { ApiClient } from '@signalbox/api/client';
import type { JsonObject } from '@signalbox/schemas';
import { queryOptions } from '@tanstack/react-query';
import type { NoticeLogEntry } from '../../shared/notice-log';
import type { LogPlace, Period } from './log-place';
import { mayChange } from './may-change';

export type LogFilter = Pick<LogPlace, 'provider' | 'status' | 'period'> & { to?: string };

const logKey = ['notice-log'] as const;

/** One page of the delivery log. Read again while a message on it may change soon. */
export const logQuery = (api: ApiClient, { page, pageSize, ...filter }: LogPlace & { to?: string }) =>
  queryOptions({
    queryKey: [...logKey, filter, page, pageSize] as const,
    queryFn: ({ signal }) =>
      api.list<NoticeLogEntry>(
        'core/notice/log',
        { filter: filterOf(filter), skip: (page - 1) * pageSize, limit: pageSize },
        { signal },
      ),
    refetchInterval: ({ state }) =>
      state.data?.items.some((entry) => mayChange(entry, Date.now())) ? pollMilliseconds : false,
  });

/** The query of the server. Periods end now. */
export function filterOf({ provider, status, period, to }: LogFilter): JsonObject {
  return {
    ...(provider ? { provider } : {}),
    ...(status ? { status } : {}),
    ...(to ? { to } : {}),
    ...(period ? { createTime: { $gte: new Date(Date.now() - hours[period] * 3_600_000).toISOString() } } : {}),
  };
}

/** Every page of the log. */
export const allLogs = { queryKey: logKey };

const hours: Record<Period, number> = { day: 24, week: 7 * 24, month: 30 * 24 };
const pollMilliseconds = 3_000;
