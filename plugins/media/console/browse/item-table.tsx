import { Fragment, type ReactNode, useRef } from 'react';
import type { Listed, ListProps } from './list-props';
import styles from './list.module.css';
import { useList } from './use-list';

/** Where a row is drawn, and how. */
export interface PlacedRow {
  id: string;
  index: number;
  /** Pixels from the header. */
  start: number;
  isSelected: boolean;
  isActive: boolean;
}

interface ItemTableProps<T extends Listed> {
  list: ListProps<T>;
  /** Its columns have their widths, and its rows their height, in the style sheet. */
  shape: 'narrow' | 'folder' | 'search' | 'trash' | 'narrowTrash';
  columnCount: number;
  /** The titles of the columns. */
  head: ReactNode;
  renderRow: (item: T, place: PlacedRow) => ReactNode;
}

/** Pixels, as in the style sheet. */
const headHeight = 40;
const rowHeights = { narrow: 44, folder: 44, search: 44, trash: 44, narrowTrash: 60 };

/** Items as rows, of which only those in sight are drawn. */
export function ItemTable<T extends Listed>({ list, shape, columnCount, head, renderRow }: ItemTableProps<T>) {
  const { label, items, count, isBusy, selection } = list;
  const scroller = useRef<HTMLDivElement>(null);
  const { rows, activeIndex, idOf, handlers } = useList(list, {
    scroller,
    columns: 1,
    rowHeight: rowHeights[shape],
    headerHeight: headHeight,
  });
  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={label}
      aria-multiselectable
      aria-busy={isBusy}
      aria-rowcount={count < 0 ? -1 : count + 1}
      aria-colcount={columnCount}
      aria-activedescendant={activeIndex < 0 ? undefined : idOf(activeIndex)}
      tabIndex={0}
      data-shape={shape}
      className={styles.scroller}
      {...handlers}
    >
      <div role="row" aria-rowindex={1} className={styles.head}>
        {head}
      </div>
      <div role="rowgroup" className={styles.content} style={{ blockSize: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const item = items[index];
          if (item === undefined) return null;
          const isSelected = selection.selected.has(item.path);
          const place = {
            id: idOf(index),
            index,
            start: start - headHeight,
            isSelected,
            isActive: index === activeIndex,
          };
          return <Fragment key={item.path}>{renderRow(item, place)}</Fragment>;
        })}
      </div>
    </div>
  );
}
