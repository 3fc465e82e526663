import { maxSorts, type SortKey } from '../place/place';

/**
 * The order after a press on the title of a column: ascending, descending, then unsorted. Alone, or with `isAdded` beside
 * the other keys.
 */
export function nextSorts(sorts: readonly SortKey[], path: string, { isAdded }: { isAdded: boolean }): SortKey[] {
  const now = sorts.find((each) => each.path === path);
  const next =
    now === undefined ? [{ path, isDescending: false }] : now.isDescending ? [] : [{ path, isDescending: true }];
  if (!isAdded) return next;
  if (now === undefined) return [...sorts, ...next].slice(0, maxSorts);
  return sorts.flatMap((each) => (each.path === path ? next : [each]));
}
