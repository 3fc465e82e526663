import type { ApiClient } from '@signalbox/api/client';
import { queryOptions } from '@tanstack/react-query';

const pageSize = 100;

/** Those of the dashboards that exist and are not deleted. */
export const liveDashboardsQuery = (api: ApiClient, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['core/dashboard', 'live', ids] as const,
    queryFn: async ({ signal }) => {
      const pages = Array.from({ length: Math.ceil(ids.length / pageSize) }, (_, at) =>
        ids.slice(at * pageSize, (at + 1) * pageSize),
      );
      const live = new Set<string>();
      for (const page of pages) {
        const filter = { id: { $in: page }, isDelete: { $ne: true } };
        const { items } = await api.list<{ id: string }>(
          'core/dashboard',
          { filter, project: { name: 1 }, limit: pageSize },
          { signal },
        );
        for (const { id } of items) live.add(id);
      }
      return live;
    },
    staleTime: 60_000,
  });
