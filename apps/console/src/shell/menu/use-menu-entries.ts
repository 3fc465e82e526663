import { useTranslation } from 'react-i18next';
import { useMenu } from '@signalbox/console-kit/menu';
import { hasPage } from './known-pages';

export interface MenuEntry {
  url: string;
  /** Marked on every page below this path. */
  covers: string;
  title: string;
  icon: string;
  /** `main`: the business menu; `system`: the group "system management". */
  section: 'main' | 'system';
  /** Its page is not part of this version yet. */
  isPlanned: boolean;
}

/** Entries that this user may open: the business menu, then the group "system management", each in its order. */
export function useMenuEntries(): MenuEntry[] {
  const { t } = useTranslation('console');
  const sections = [
    ...useMenu('business').map((entry) => ({ entry, section: 'main' as const })),
    ...useMenu('admin').map((entry) => ({ entry, section: 'system' as const })),
  ];
  return sections
    .map(({ entry, section }) => ({ entry, section, isPlanned: !hasPage(entry) }))
    .filter(({ entry, isPlanned }) => !isPlanned || entry.isPlanned === true)
    .map(({ entry: { url, covers = url, icon, title }, section, isPlanned }) => ({
      url,
      covers,
      icon,
      section,
      isPlanned,
      title: t(title),
    }));
}
