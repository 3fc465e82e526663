import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import { textIn } from '@signalbox/api';
import { useConsole } from '@signalbox/api/react';
import { limitedWidth, maxSorts, type SortKey } from '@signalbox/collections-core';
import { type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { HeaderMenu, type HeaderMenuProps } from './header-menu';
import type { PlacedColumn } from './pin-offsets';
import { pinned } from './pinned-style';
import styles from './record-table.module.css';

interface HeaderCellProps {
  placed: PlacedColumn;
  sorts: readonly SortKey[];
  onSort: (sorts: SortKey[]) => void;
  /** While the width is dragged; undefined at its end. */
  onDrag: (width: number | undefined) => void;
  onResize: (width: number) => void;
  onPin: HeaderMenuProps['onPin'];
  onHide: HeaderMenuProps['onHide'];
}

/** Heads a column, and sorts by it; with Shift beside the other columns of the order. */
export function HeaderCell({ placed, sorts, onSort, onDrag, onResize, onPin, onHide }: HeaderCellProps) {
  const { language } = useConsole();
  const { column, pin } = placed;
  const title = textIn(column.title, language);
  const place = sorts.findIndex(({ path }) => path === column.path);
  const sort = sorts[place];
  const { className, style } = pinned(placed);
  return (
    <th
      scope="col"
      aria-sort={sort ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
      className={`${styles.head} ${className}`}
      style={style}
      data-kind={column.kind}
    >
      <button
        type="button"
        className={styles.sort}
        disabled={column.compare !== undefined}
        onClick={(event) => onSort(nextSorts(sorts, column.path, { isAdded: event.shiftKey }))}
      >
        <bdi className={styles.title}>{title}</bdi>
        {sort ? sort.isDescending ? <CaretDownOutlined aria-hidden /> : <CaretUpOutlined aria-hidden /> : null}
        {sort && sorts.length > 1 ? <span className={styles.place}>{place + 1}</span> : null}
      </button>
      <HeaderMenu {...{ column, title, pin, sorts, onSort, onPin, onHide }} />
      <ResizeHandle onDrag={onDrag} onResize={onResize} />
    </th>
  );
}

/**
 * The order after a press on the title of a column: ascending, descending, then unsorted. Alone, or with `isAdded` beside
 * the other keys.
 */
function nextSorts(sorts: readonly SortKey[], path: string, { isAdded }: { isAdded: boolean }): SortKey[] {
  const now = sorts.find((each) => each.path === path);
  const next =
    now === undefined ? [{ path, isDescending: false }] : now.isDescending ? [] : [{ path, isDescending: true }];
  if (!isAdded) return next;
  if (now === undefined) return [...sorts, ...next].slice(0, maxSorts);
  return sorts.flatMap((each) => (each.path === path ? next : [each]));
}

interface ResizeHandleProps {
  /** While the pointer moves, in pixels. Undefined when it is released, or the drag was aborted. */
  onDrag: (width: number | undefined) => void;
  onResize: (width: number) => void;
}

/** The edge of a column title, which changes the width of the column. The dialog of columns does it by the keyboard. */
function ResizeHandle({ onDrag, onResize }: ResizeHandleProps) {
  const { t } = useTranslation('collections-react');
  const start = useRef<{ x: number; width: number; sign: 1 | -1 }>(undefined);
  const widthAt = ({ clientX }: PointerEvent): number | undefined =>
    start.current && limitedWidth(start.current.width + start.current.sign * (clientX - start.current.x));
  const handleDown = (event: PointerEvent<HTMLSpanElement>) => {
    const cell = event.currentTarget.closest('th');
    if (cell === null || event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const sign = getComputedStyle(cell).direction === 'rtl' ? -1 : 1;
    start.current = { x: event.clientX, width: cell.getBoundingClientRect().width, sign };
  };
  const handleUp = (event: PointerEvent) => {
    const width = widthAt(event);
    const isMoved = start.current !== undefined && event.clientX !== start.current.x;
    start.current = undefined;
    onDrag(undefined);
    if (width !== undefined && isMoved) onResize(width);
  };
  return (
    <span
      aria-hidden
      title={t('table.resize')}
      className={styles.resize}
      onPointerDown={handleDown}
      onPointerMove={(event) => {
        const width = widthAt(event);
        if (width !== undefined) onDrag(width);
      }}
      onPointerUp={handleUp}
      onPointerCancel={() => {
        start.current = undefined;
        onDrag(undefined);
      }}
    />
  );
}
