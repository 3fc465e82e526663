import { isPlace, keyOf, placesOf, type NavBranch, type NavEntry } from './nav-entry';

export interface SelectionOptions {
  entries: readonly NavEntry[];
  /** URL of the current page. */
  selected?: string | undefined;
  /** Key of the selected entry, where the URL does not decide. It may be that of a group. */
  selectedKey?: string | undefined;
}

/** The selected entries of a menu. Several entries may lead to the current page. */
export interface Selection {
  /** Key of the first selected entry. */
  firstKey: string | undefined;
  keys: ReadonlySet<string>;
  /** True for a group around a selected entry. */
  isAround: (branch: NavBranch) => boolean;
}

export function selectionOf({ entries, selected, selectedKey }: SelectionOptions): Selection {
  const keys =
    selectedKey === undefined
      ? placesOf(entries)
          .filter(({ url }) => url === selected)
          .map(keyOf)
      : [selectedKey];
  const set = new Set(keys);
  const isInside = (entry: NavEntry): boolean =>
    set.has(keyOf(entry)) || (!isPlace(entry) && entry.places.some(isInside));
  return { firstKey: keys[0], keys: set, isAround: ({ places }) => places.some(isInside) };
}
