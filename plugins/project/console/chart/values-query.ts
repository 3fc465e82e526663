import type { ApiClient } from '@signalbox/api/client';
import { queryOptions } from '@tanstack/react-query';
import type { TableValues } from '../../shared/dashboards/table-values';
import { createTurns } from './turns';

/** Key of the values of all tables of a dashboard. */
export const valuesKey = (dashboard: string) => ['core/dashboard', 'values', dashboard] as const;

/** The newest values of a table that a dashboard shows, again every 30 seconds while the tab is visible. */
export const valuesQuery = (api: ApiClient, { dashboard, table }: { dashboard: string; table: string }) =>
  queryOptions({
    queryKey: [...valuesKey(dashboard), table],
    queryFn: ({ signal }) => {
      const search = new URLSearchParams({ query: JSON.stringify({ table }) });
      const path = `core/dashboard/${encodeURIComponent(dashboard)}/values?${search.toString()}`;
      return takeTurn(() => api.get<TableValues>(path, { signal }), signal);
    },
    refetchInterval: 30_000,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  });

/** The browser opens few connections to one server, and other requests need some too. */
const takeTurn = createTurns(3);
