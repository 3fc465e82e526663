import { queryOptions } from '@tanstack/react-query';
import {
  licenseQuery,
  loginSettingsQuery,
  settingKeys,
  settingsQuery,
  type ConsoleContext,
} from '@signalbox/api/react';
import { dashboardOf, pageAnswer, type PageAnswer } from '@signalbox/engine/core';

/** The saved page at an address below `/app`, or what the user lacks to open it. Both are undefined if there is no such page. */
export const frontEndPageQuery = ({ api, user, hasExtensions }: FrontEnd, path: string) =>
  queryOptions({
    queryKey: [...settingKeys.all, 'page', path],
    queryFn: async ({ signal, client }): Promise<Partial<PageAnswer>> => {
      if (hasExtensions)
        return api.get(`core/setting/login/page?${new URLSearchParams({ path }).toString()}`, { signal });
      // An existing platform sends all pages.
      const maySeeAll = user.isSuper || user.permissions.includes('setting.view');
      const settings = maySeeAll
        ? (await client.fetchQuery(settingsQuery(api))).settings
        : await client.fetchQuery(loginSettingsQuery(api));
      const { feature: features } = await client.fetchQuery(licenseQuery(api));
      const viewer = { isSuper: user.isSuper, permissions: new Set(user.permissions), features };
      return pageAnswer(settings['routers'], { path, viewer });
    },
  });

type FrontEnd = Pick<ConsoleContext, 'api' | 'user' | 'hasExtensions'>;

/** True if the user may open the page and it shows a dashboard, of its own or of a page below it. */
export function showsDashboard({ page, group, barriers = [] }: Partial<PageAnswer>): boolean {
  return barriers.length === 0 && page !== undefined && (dashboardOf(page) ?? group?.first) !== undefined;
}

/** Address of the saved page with this path. */
export function addressOf(path: string): string {
  return `/app/${path.split('/').map(encodeURIComponent).join('/')}`;
}
