import type { NavEntry } from './nav-entry';
import type { OwnEntry } from './own-entries';

interface MainEntriesOptions {
  own: readonly OwnEntry[];
  /** The saved pages of the front end. */
  saved: readonly NavEntry[];
  /** Title of the group "system management". */
  systemTitle: string;
}

/** The main menu: the home page, the saved pages of the front end, the other entries, and the group "system management". */
export function mainEntries({ own, saved, systemTitle }: MainEntriesOptions): NavEntry[] {
  const main = own.filter(({ section }) => section === 'main');
  const system = own.filter(({ section }) => section === 'system');
  return [
    ...main.filter(isHome),
    ...saved,
    ...main.filter((entry) => !isHome(entry)),
    ...(system.length > 0 ? [{ key: 'system', title: systemTitle, icon: 'control', places: system }] : []),
  ];
}

function isHome({ url }: OwnEntry): boolean {
  return url === '/app/dashboard';
}
