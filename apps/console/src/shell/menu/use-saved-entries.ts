import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { licenseQuery, loginSettingsQuery, settingsQuery, useConsole } from '@signalbox/api/react';
import type { NavEntry } from '@signalbox/console-kit/main-menu';

/** Its code is fetched by consoles with saved pages only. */
const codeQuery = () =>
  queryOptions({
    queryKey: ['saved-entries'] as const,
    queryFn: () => import('@signalbox/console-kit/main-menu/saved-entries'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** The saved pages of the front end that this user may open, as entries of the menu. None until they have loaded. */
export function useSavedEntries(): NavEntry[] {
  const { i18n } = useTranslation();
  const { api, user } = useConsole();
  const maySeeAll = user.isSuper || user.permissions.includes('setting.view');
  const full = useQuery({ ...settingsQuery(api), enabled: maySeeAll });
  const some = useQuery({ ...loginSettingsQuery(api), enabled: !maySeeAll });
  const { data: license } = useQuery(licenseQuery(api));
  const routers = (maySeeAll ? full.data?.settings : some.data)?.['routers'];
  const { data: code } = useQuery({ ...codeQuery(), enabled: Array.isArray(routers) && routers.length > 0 });
  const { isSuper, permissions } = user;
  const features = license?.feature;
  const { language } = i18n;
  return useMemo(() => {
    const viewer = { isSuper, permissions: new Set(permissions), features };
    return code?.savedEntries({ routers, viewer, language }) ?? none;
  }, [code, routers, isSuper, permissions, features, language]);
}

const none: NavEntry[] = [];
