import type { ApiClient } from '@signalbox/api/client';
import { queryOptions } from '@tanstack/react-query';

/** The largest number of dashboards in one request. */
export const maxDashboards = 100;

/** The names of those of the dashboards that exist and are not deleted, by id: at most `maxDashboards` in one query. */
export const liveDashboardsQuery = (api: ApiClient, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['core/dashboard', 'live', ids] as const,
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, string>> => {
      const filter = { id: { $in: [...ids] }, isDelete: { $ne: true } };
      const { items } = await api.list<{ id: string; name?: string }>(
        'core/dashboard',
        { filter, project: { name: 1 }, limit: maxDashboards },
        { signal },
      );
      return new Map(items.map(({ id, name = id }) => [id, name]));
    },
    staleTime: 10_000,
    // The user may have deleted a dashboard in another window.
    refetchOnWindowFocus: true,
  });
