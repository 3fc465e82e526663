import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { licenseQuery, loginSettingsQuery, settingsQuery } from '@signalbox/api/react';
import type { MenuItem, MenuSection } from '@signalbox/api/plugin';
import { plannedPages } from './planned-pages';
import { plugins } from '../../plugins';
import { api } from '../services';
import { useMay } from '../session/use-may';

export interface MenuEntry {
  url: string;
  /** Marked on every page below this path. */
  covers: string;
  title: string;
  icon: string;
  section: MenuSection;
  /** Its page is not part of this version yet. */
  isPlanned: boolean;
}

/** Entries that this user may open, in the order of the menu. */
export function useMenuEntries(): MenuEntry[] {
  const { t } = useTranslation('console');
  const may = useMay();
  const maySeeAll = may('setting.view');
  const { data: whole } = useQuery({ ...settingsQuery(api), enabled: maySeeAll });
  const { data: some } = useQuery({ ...loginSettingsQuery(api), enabled: !maySeeAll });
  const { data: license } = useQuery(licenseQuery(api));
  const settings = whole?.settings ?? some ?? {};

  const isOpen = ({ permission, isVisible, licenseFeature }: MenuItem) =>
    may(permission) &&
    (isVisible?.(settings) ?? true) &&
    (licenseFeature === undefined || license?.feature.includes(licenseFeature) !== false);
  return allItems()
    .filter(isOpen)
    .map(({ title, url, covers = url, icon, section, isPlanned }) => ({
      url,
      covers,
      icon,
      section: section ?? 'system',
      isPlanned,
      title: t(title),
    }));
}

type Item = MenuItem & { isPlanned: boolean };

const home: Item = {
  title: 'home.title',
  url: '/app/dashboard',
  icon: 'dashboard',
  section: 'main',
  order: 0,
  isPlanned: false,
};

function allItems(): Item[] {
  const pluginItems = plugins.flatMap((plugin) => plugin.menuItems).map((item) => ({ ...item, isPlanned: false }));
  const taken = new Set(pluginItems.map(({ url }) => url));
  const planned = plannedPages
    .map(({ path, ...rest }) => ({ ...rest, url: `/app/${path}`, isPlanned: true }))
    .filter(({ url }) => !taken.has(url));
  return [home, ...pluginItems, ...planned].toSorted((one, other) => (one.order ?? 100) - (other.order ?? 100));
}
