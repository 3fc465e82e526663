import { useTypeAhead } from '@signalbox/console-kit';
import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useId, useMemo, useRef } from 'react';
import { type ListKey, listKey } from '../items/list-keys';
import { reach, type Reach, selectAll } from '../items/selection';
import type { Listed, ListProps, Point } from './list-props';

interface ListShape {
  scroller: RefObject<HTMLDivElement | null>;
  columns: number;
  /** Pixels, as in the style sheet. */
  rowHeight: number;
  /** Pixels of a header that stays above the rows. */
  headerHeight?: number;
}

export interface List {
  rows: Virtualizer<HTMLDivElement, Element>;
  /** Index of the item that the keyboard is on; -1 for none. */
  activeIndex: number;
  idOf: (index: number) => string;
  /** For the element that has the focus, which is also the one that scrolls. */
  handlers: {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    onClick: (event: MouseEvent<HTMLElement>) => void;
    onDoubleClick: (event: MouseEvent<HTMLElement>) => void;
    onContextMenu: (event: MouseEvent<HTMLElement>) => void;
  };
}

/**
 * A list of files of which only the rows in sight are drawn, with the keys and clicks of a file manager. The focus stays on
 * the list: it names its active item. So the focus stays when an item is no longer drawn.
 */
export function useList<T extends Listed>(props: ListProps<T>, shape: ListShape): List {
  const { items, selection } = props;
  const id = useId();
  const typeAhead = useTypeAhead();
  const paths = useMemo(() => items.map(({ path }) => path), [items]);
  const activeIndex = selection.active === undefined ? -1 : paths.indexOf(selection.active);
  const rows = useDrawnRows(props, shape, Math.floor(activeIndex / shape.columns));
  const list = { ...props, ...shape, id, typeAhead, paths, activeIndex, rows };
  return {
    rows,
    activeIndex,
    idOf: (index) => `${id}-${index}`,
    handlers: {
      onKeyDown: (event) => handleKey(list, event),
      onClick: (event) => handleClick(list, event),
      onDoubleClick: (event) => {
        const item = items[indexAt(event.target)];
        if (item !== undefined && !isTouch(event)) props.onCommand('open', item);
      },
      onContextMenu: (event) => {
        event.preventDefault();
        openMenu(list, indexAt(event.target), { x: event.clientX, y: event.clientY });
      },
    },
  };
}

interface HandledList<T extends Listed> extends ListProps<T>, ListShape {
  id: string;
  typeAhead: ReturnType<typeof useTypeAhead>;
  paths: readonly string[];
  activeIndex: number;
  rows: List['rows'];
}

/** The rows in sight. Loads more of them near the end. */
function useDrawnRows<T extends Listed>(
  { items, onMore, selection }: ListProps<T>,
  { scroller, columns, rowHeight, headerHeight = 0 }: ListShape,
  activeRow: number,
): List['rows'] {
  const rowCount = Math.ceil(items.length / columns);
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises this code
  const rows = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    scrollMargin: headerHeight,
    scrollPaddingStart: headerHeight,
    overscan: 4,
    // Also the active row, wherever it is: the list names it.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), activeRow])]
        .filter((row) => row >= 0 && row < range.count)
        .toSorted((a, b) => a - b),
  });
  useEffect(() => rows.measure(), [rows, rowHeight, columns]);
  const active = activeRow < 0 ? undefined : selection.active;
  const shown = useRef(active);
  useEffect(() => {
    if (active === shown.current) return;
    shown.current = active;
    // It may have been loaded, named or selected by something else than a key of the list.
    if (active !== undefined) rows.scrollToIndex(activeRow, { align: 'auto' });
  }, [active, activeRow, rows]);
  const lastDrawn = rows.range?.endIndex ?? 0;
  useEffect(() => {
    if (onMore !== undefined && lastDrawn >= rowCount - 4) onMore();
  }, [onMore, lastDrawn, rowCount]);
  return rows;
}

function reachIndex<T extends Listed>(list: HandledList<T>, index: number, how: Reach): void {
  const { paths, selection, onSelect, rows, columns } = list;
  const path = paths[index];
  if (path === undefined) return;
  onSelect(reach(selection, { path, how, paths }));
  rows.scrollToIndex(Math.floor(index / columns), { align: 'auto' });
}

function openMenu<T extends Listed>(list: HandledList<T>, index: number, at: Point): void {
  const { items, paths, selection, onSelect, onMenu } = list;
  const item = items[index];
  if (item !== undefined && !selection.selected.has(item.path))
    onSelect(reach(selection, { path: item.path, how: 'select', paths }));
  onMenu(item, at);
}

function handleKey<T extends Listed>(list: HandledList<T>, event: KeyboardEvent<HTMLElement>): void {
  const { items, hasMore, columns, rowHeight, activeIndex, typeAhead, selection, onSelect, onCommand, paths, id } =
    list;
  // Not for the buttons in the header.
  if (event.target !== event.currentTarget) return;
  const pressed = listKey(event, {
    index: activeIndex,
    count: items.length,
    columns,
    rows: Math.max(1, Math.floor(event.currentTarget.clientHeight / rowHeight) - 1),
    isRtl: getComputedStyle(event.currentTarget).direction === 'rtl',
    isTyping: typeAhead.isTyping(),
  });
  if (pressed === undefined) return;
  event.preventDefault();
  // A change would reach another selection than the one that the user has asked for.
  if (selection.waiting !== undefined && !whileWaiting.has(pressed.kind)) return;
  switch (pressed.kind) {
    case 'reach':
      if (event.key === 'End' && hasMore) return onSelect({ ...selection, waiting: { to: 'end', how: pressed.how } });
      return reachIndex(list, pressed.index, pressed.how);
    case 'selectAll':
      return onSelect(selectAll(selection, { paths, hasMore }));
    case 'type': {
      const names = items.map(({ name }) => name);
      return reachIndex(list, typeAhead.find(pressed.letter, names, Math.max(0, activeIndex)) ?? -1, 'select');
    }
    case 'open':
    case 'rename':
    case 'delete':
    case 'up':
    case 'clear':
    case 'cut':
    case 'copy':
    case 'paste':
    case 'undo':
    case 'help':
      return onCommand(pressed.kind, items[activeIndex]);
    case 'menu': {
      withholdBrowserMenu();
      const index = activeIndex < 0 ? paths.findIndex((path) => selection.selected.has(path)) : activeIndex;
      const element = document.getElementById(`${id}-${index}`) ?? event.currentTarget;
      return openMenu(list, index, placeBelow(element));
    }
  }
}

const whileWaiting: ReadonlySet<ListKey['kind']> = new Set(['reach', 'type', 'clear', 'open', 'up', 'help']);

function handleClick<T extends Listed>(list: HandledList<T>, event: MouseEvent<HTMLElement>): void {
  const { items, paths, selection, onSelect, onCommand } = list;
  const index = indexAt(event.target);
  const item = items[index];
  if (item === undefined) return;
  const isMark = event.target instanceof Element && event.target.closest('[data-mark]') !== null;
  if (isTouch(event) && !isMark && selection.selected.size === 0) {
    onSelect(reach(selection, { path: item.path, how: 'focus', paths }));
    return onCommand('open', item);
  }
  const isToggle = isMark || isTouch(event) || event.ctrlKey || event.metaKey;
  return reachIndex(list, index, event.shiftKey ? 'extend' : isToggle ? 'toggle' : 'select');
}

function indexAt(target: EventTarget): number {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return Number(item?.dataset['index'] ?? -1);
}

/** Returns where the menu of an item opens by the keyboard: a little inside of its first corner. */
function placeBelow(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + Math.min(width / 2, 96), y: top + Math.min(height / 2, 64) };
}

/** A tap opens, as touch screens have no double click. */
function isTouch({ nativeEvent }: MouseEvent): boolean {
  return nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
}

/**
 * Call it when the press of a key opens a menu of our own. On Windows, browsers open theirs when the key is released, also
 * if the press was prevented; that event would close ours.
 */
function withholdBrowserMenu(): void {
  const withhold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('contextmenu', withhold, { capture: true });
  const end = () => setTimeout(() => window.removeEventListener('contextmenu', withhold, { capture: true }));
  window.addEventListener('keyup', end, { capture: true, once: true });
}
