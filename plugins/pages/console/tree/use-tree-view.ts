import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Editor } from '../editor/use-editor';
import { rowHeight } from '../rows/row-size';
import { rowIndex, type TreeRow } from '../rows/visible-rows';

interface TreeViewOptions {
  rows: readonly TreeRow[];
  scroller: RefObject<HTMLElement | null>;
  /** Indexes of rows that are drawn wherever they are. */
  drawn: readonly number[];
  focus: Editor['focus'];
  onFocus: (key: string) => void;
}

/** Draws the rows in sight, and scrolls to the row that the editor wants to show or to focus. */
export function useTreeView({ rows, scroller, drawn, focus, onFocus }: TreeViewOptions) {
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises this code
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.node.key ?? index,
    overscan: 8,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...drawn])]
        .filter((index) => index < range.count)
        .toSorted((a, b) => a - b),
  });
  const focusRow = (index: number) => {
    const row = rows[index];
    if (row === undefined) return;
    onFocus(row.node.key);
    virtual.scrollToIndex(index, { align: 'auto' });
    focusWhenDrawn(scroller.current, row.node.key);
  };

  const show = useEffectEvent(({ key, isFocused }: NonNullable<Editor['focus']>) => {
    const index = rowIndex(rows, key);
    if (isFocused) focusRow(index);
    else virtual.scrollToIndex(index, { align: 'auto' });
  });
  useEffect(() => {
    if (focus !== undefined) show(focus);
  }, [focus]);
  return { virtual, focusRow };
}

/** A row that was out of sight is drawn some frames after the scroll. */
function focusWhenDrawn(scroller: HTMLElement | null, key: string, frames = 10): void {
  const row = scroller?.querySelector<HTMLElement>(`[role=treeitem][data-key="${CSS.escape(key)}"]`);
  if (row) row.focus({ preventScroll: true });
  else if (frames > 0) requestAnimationFrame(() => focusWhenDrawn(scroller, key, frames - 1));
}
