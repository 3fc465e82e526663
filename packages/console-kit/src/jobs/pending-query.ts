import type { PendingJob } from '@signalbox/api';
import type { ApiClient } from '@signalbox/api/client';
import { queryOptions } from '@tanstack/react-query';

/** An older platform without this route reports none. `queryKey`: start of the key. */
export const pendingQuery = (api: ApiClient, { path, queryKey }: { path: string; queryKey: readonly string[] }) =>
  queryOptions({
    queryKey: [...queryKey, path, 'unfinished'] as const,
    queryFn: ({ signal }) => api.get<PendingJob[]>(`${path}/unfinished`, { signal }),
    // The server omits operations that another server is recovering. Servers retry the recovery periodically.
    refetchInterval: 10_000,
  });
