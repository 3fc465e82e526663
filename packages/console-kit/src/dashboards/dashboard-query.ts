import type { DashboardRendererProps } from '@signalbox/api';
import type { ApiClient } from '@signalbox/api/client';
import { queryOptions } from '@tanstack/react-query';

/** One dashboard, a deleted one too. */
export const dashboardQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['core/dashboard', 'one', id],
    queryFn: ({ signal }) =>
      api.get<DashboardRendererProps['dashboard']>(`core/dashboard/${encodeURIComponent(id)}`, { signal }),
  });
