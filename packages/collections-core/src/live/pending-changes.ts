import type { RecordChanges } from '../wire/live-records';

/** What has happened to the records of a list since its page was read. */
export interface PendingChanges {
  /** Ids on the page whose values differ now. */
  changed: ReadonlySet<string>;
  /** Ids on the page that are deleted. */
  deleted: ReadonlySet<string>;
  /** Ids of others. */
  elsewhere: ReadonlySet<string>;
  /** Any record may have changed. */
  isAll: boolean;
}

export const noChanges: PendingChanges = {
  changed: new Set(),
  deleted: new Set(),
  elsewhere: new Set(),
  isAll: false,
};

interface Shown {
  /** Ids on the page. */
  page: ReadonlySet<string>;
  /** Ids that this list has shown: those that are gone were deleted before the page was read. */
  seen: ReadonlySet<string>;
  /** The record in the panel: the user knows of it. */
  open: string | undefined;
}

/** Adds the changes of a frame. `differing`: the changed records on the page whose values differ from the shown ones. */
export function withFrame(
  now: PendingChanges,
  { frame, differing, shown }: { frame: RecordChanges; differing: readonly string[]; shown: Shown },
): PendingChanges {
  const { page, seen, open } = shown;
  const elsewhere = [
    ...frame.created.filter((id) => !page.has(id) && id !== open),
    ...frame.changed.filter((id) => !page.has(id) && id !== open),
    ...frame.deleted.filter((id) => !page.has(id) && !seen.has(id)),
  ];
  return {
    changed: new Set([...now.changed, ...differing]),
    deleted: new Set([...now.deleted, ...frame.deleted.filter((id) => page.has(id))]),
    elsewhere: new Set([...now.elsewhere, ...elsewhere].slice(0, maxNamed)),
    isAll: now.isAll || frame.isAll || now.elsewhere.size + elsewhere.length > maxNamed,
  };
}

export function countOfChanges({ changed, deleted, elsewhere }: PendingChanges): number {
  return new Set([...changed, ...deleted, ...elsewhere]).size;
}

/**
 * Ids that are on the page now and were not when it was read. Not those that only moved up behind the others, in place of
 * deleted ones. `isLast`: no records followed the page.
 */
export function enteredIds(
  shown: readonly string[],
  { now, isLast }: { now: readonly string[]; isLast: boolean },
): string[] {
  const known = new Set(shown);
  const last = isLast ? -1 : now.findLastIndex((id) => known.has(id));
  return now.filter((id, index) => !known.has(id) && (last === -1 || index < last));
}

/** With more, their number says nothing. */
const maxNamed = 999;
