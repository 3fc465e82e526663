import { useEffect } from 'react';
import { arrived, type Selection } from './selection';

/** A list that is loaded in pages. */
export interface Paged {
  /** That are loaded. */
  items: readonly { path: string }[];
  /** Loads the next page. Undefined on the last one, and while one is loading or has failed. */
  onMore: (() => void) | undefined;
  /** Some pages are not loaded. */
  hasMore: boolean;
  /** A page could not be loaded. */
  hasFailed: boolean;
}

interface WaitingOptions {
  list: Paged;
  selection: Selection;
  onSelect: (selection: Selection) => void;
}

/** Loads the missing pages of a list for a selection that waits for them. A page that cannot be loaded ends the wait. */
export function useWaiting({ list: { items, onMore, hasMore, hasFailed }, selection, onSelect }: WaitingOptions): void {
  useEffect(() => {
    if (selection.waiting === undefined) return;
    if (hasFailed) return onSelect({ ...selection, waiting: undefined });
    if (hasMore && items.length < maxSelected) return onMore?.();
    const paths = items.map(({ path }) => path);
    onSelect(arrived(selection, { paths, isCut: hasMore }));
  }, [selection, items, onMore, hasMore, hasFailed, onSelect]);
}

/** More are not selected at once: a download has no more files either. */
const maxSelected = 10_000;
