import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@signalbox/api/client';

interface DashboardSummary {
  id: string;
  name: string;
}

/** The first dashboards by name, and their total number. */
export const dashboardsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['core/dashboard', 'home'],
    queryFn: ({ signal }) =>
      api.list<DashboardSummary>(
        'core/dashboard',
        { filter: { isDelete: { $ne: true } }, project: { name: 1 }, sort: { name: 1 }, limit: 15 },
        { signal },
      ),
  });
