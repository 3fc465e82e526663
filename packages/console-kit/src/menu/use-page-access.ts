import { queryOptions, useQuery } from '@tanstack/react-query';
import { licenseQuery, loginSettingsQuery, settingsQuery, useConsole } from '@signalbox/api/react';
import type { MenuEntryDefinition } from '@signalbox/schemas';
import { loadGroupVisible } from '@signalbox/schemas/validators';
import { missingAccess, type MenuAccessOptions, type MissingAccess } from './menu-access';

/** Precompiled tests of the groups' `visibleWhen`. */
const groupTestsQuery = () =>
  queryOptions({
    queryKey: ['compiled-groups'] as const,
    queryFn: loadGroupVisible,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

interface PageAccess {
  /** Returns what the user, or `other` instead, lacks to open the page of `entry`; empty if they may. */
  missing: (entry: MenuEntryDefinition, other?: MenuAccessOptions['viewer']) => MissingAccess[];
  /** True until the license and the settings that `entry` depends on have loaded. */
  isPending: (entry: MenuEntryDefinition) => boolean;
}

/**
 * Checks the conditions of menu entries for this user. Until `visibleWhen` is evaluated, it counts as false. A license
 * that is not loaded closes nothing: the platform rejects the calls of such a page.
 */
export function usePageAccess(): PageAccess {
  const { api, user, hasExtensions } = useConsole();
  const maySeeAll = user.isSuper || user.permissions.includes('setting.view');
  const full = useQuery({ ...settingsQuery(api), enabled: maySeeAll });
  const some = useQuery({ ...loginSettingsQuery(api), enabled: !maySeeAll });
  const tests = useQuery(groupTestsQuery());
  const license = useQuery(licenseQuery(api));
  const settings = maySeeAll ? full.data?.settings : some.data;
  const read = maySeeAll ? full : some;
  const self = { isSuper: user.isSuper, permissions: new Set(user.permissions) };

  // A page whose settings cannot be loaded shows that itself.
  const isVisible = ({ group = '', visibleWhen }: MenuEntryDefinition) =>
    visibleWhen === undefined ||
    (read.isError && !settings) ||
    (settings !== undefined && tests.data?.[group]?.(settings) === true);

  return {
    missing: (entry, viewer = self) =>
      missingAccess({ entry, viewer, hasExtensions, features: license.data?.feature, isVisible: isVisible(entry) }),
    isPending: ({ visibleWhen, licenseFeature }) =>
      (visibleWhen !== undefined && (read.isPending || tests.isPending)) ||
      (licenseFeature !== undefined && license.isPending),
  };
}
