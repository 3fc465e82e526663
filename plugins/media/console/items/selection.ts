/** Which items are selected. Items are named by their paths. */
export interface Selection {
  selected: ReadonlySet<string>;
  /** The item that the keyboard is on. */
  active: string | undefined;
  /** The item from which Shift extends. */
  anchor: string | undefined;
  /** What happens once the pages that are missing are loaded: all items are selected, or the last one is reached. */
  waiting?: { to: 'all' } | { to: 'end'; how: Reach } | undefined;
  /** All were to be selected, and the list has more than can be. */
  isCut?: boolean;
}

export const nothingSelected: Selection = { selected: new Set(), active: undefined, anchor: undefined };

/** How an item is reached: `select` it alone, `toggle` it, `extend` from the anchor, or `focus` it without selecting. */
export type Reach = 'select' | 'toggle' | 'extend' | 'focus';

/** `paths`: all items in their order. */
export function reach(
  now: Selection,
  { path, how, paths }: { path: string; how: Reach; paths: readonly string[] },
): Selection {
  switch (how) {
    case 'select':
      return { selected: new Set([path]), active: path, anchor: path };
    case 'focus':
      return { ...now, active: path, waiting: undefined };
    case 'toggle': {
      const selected = new Set(now.selected);
      if (!selected.delete(path)) selected.add(path);
      return { selected, active: path, anchor: path };
    }
    case 'extend': {
      const anchor = now.anchor !== undefined && paths.includes(now.anchor) ? now.anchor : path;
      const [first, last] = [paths.indexOf(anchor), paths.indexOf(path)].toSorted((a, b) => a - b);
      return { selected: new Set(paths.slice(first, (last ?? 0) + 1)), active: path, anchor };
    }
  }
}

/** `paths`: those that are loaded. With more of them, nothing is selected until they are there: no action may miss some. */
export function selectAll(
  now: Selection,
  { paths, hasMore }: { paths: readonly string[]; hasMore: boolean },
): Selection {
  if (hasMore) return { ...now, selected: new Set(), waiting: { to: 'all' }, isCut: false };
  return { ...now, selected: new Set(paths), waiting: undefined, isCut: false };
}

/** Does what waited for `paths`: all items, or the first of them that can be selected (`isCut`). */
export function arrived(now: Selection, { paths, isCut }: { paths: readonly string[]; isCut: boolean }): Selection {
  const { waiting, ...rest } = now;
  if (waiting === undefined) return now;
  if (waiting.to === 'all') return { ...selectAll(rest, { paths, hasMore: false }), isCut };
  const path = paths.at(-1);
  return path === undefined ? rest : reach(rest, { path, how: waiting.how, paths });
}

/** Keeps the place of the keyboard. */
export function clear(now: Selection): Selection {
  return { ...now, selected: new Set(), waiting: undefined, isCut: false };
}

/**
 * The selection after items have left the list. The keyboard goes on at the item that took the place of the active one.
 * `before`: the items when the selection was made.
 */
export function withoutGone(
  now: Selection,
  { before, after }: { before: readonly string[]; after: readonly string[] },
): Selection {
  const present = new Set(after);
  const { active, anchor } = now;
  const selected = new Set([...now.selected].filter((path) => present.has(path)));
  const isActiveGone = active !== undefined && !present.has(active);
  if (!isActiveGone && selected.size === now.selected.size) return now;
  const index = active === undefined ? -1 : before.indexOf(active);
  const next = before.slice(index + 1).find((path) => present.has(path)) ?? after.at(-1);
  return {
    ...now,
    selected,
    active: isActiveGone ? next : active,
    anchor: anchor !== undefined && present.has(anchor) ? anchor : undefined,
  };
}
