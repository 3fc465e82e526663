import { menuEntries, type MenuEntryDefinition, type MenuName } from '@signalbox/schemas';

/** An entry of the menu that is a page of the console itself. */
export interface OwnEntry {
  url: string;
  /** Marked on every page below this path. */
  covers: string;
  title: string;
  icon: string;
  /** `main`: the business menu; `system`: the group "system management". */
  section: 'main' | 'system';
}

interface OwnEntriesOptions {
  /** True if the user may open the page of an entry. */
  mayOpen: (entry: MenuEntryDefinition) => boolean;
  /** True if this console has the page of an entry. */
  hasPage: (entry: MenuEntryDefinition) => boolean;
  /** The message of a key with a namespace. */
  t: (key: string) => string;
}

/** Entries that a user may open: the business menu, then the group "system management", each in its order. */
export function ownEntries({ mayOpen, hasPage, t }: OwnEntriesOptions): OwnEntry[] {
  const of = (menu: MenuName, section: OwnEntry['section']) =>
    entries
      .filter((entry) => entry.menus.includes(menu) && mayOpen(entry) && hasPage(entry))
      .map(({ url, covers = url, icon, title }) => ({ url, covers, icon, section, title: t(title) }));
  return [...of('business', 'main'), ...of('admin', 'system')];
}

const entries: readonly MenuEntryDefinition[] = menuEntries;
