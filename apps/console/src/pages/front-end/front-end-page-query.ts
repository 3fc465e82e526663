import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@signalbox/api/client';
import { settingKeys } from '@signalbox/api/react';
import { dashboardOf, type PageAnswer } from '@signalbox/engine/core';

/** The saved page at an address below `/app`, or what the user lacks to open it. Both are undefined if there is no such page. */
export const frontEndPageQuery = (api: ApiClient, path: string) =>
  queryOptions({
    queryKey: [...settingKeys.all, 'page', path],
    queryFn: ({ signal }) =>
      api.get<Partial<PageAnswer>>(`core/setting/login/page?${new URLSearchParams({ path }).toString()}`, { signal }),
  });

/** True if the user may open the page and it shows a dashboard, of its own or of a page below it. */
export function showsDashboard({ page, group, barriers = [] }: Partial<PageAnswer>): boolean {
  return barriers.length === 0 && page !== undefined && (dashboardOf(page) ?? group?.first) !== undefined;
}

/** Address of the saved page with this path. */
export function addressOf(path: string): string {
  return `/app/${path.split('/').map(encodeURIComponent).join('/')}`;
}
