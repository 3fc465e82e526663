import { mediaQueries, useMediaQuery } from '@signalbox/api/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useItemTexts } from '../items/use-item-texts';
import type { FileSort } from '../place/place';
import { ColumnTitle } from './column-title';
import { type Column, ItemRow } from './item-row';
import type { ListProps } from './list-props';
import styles from './list.module.css';
import { useList } from './use-list';

/** Pixels, as in the style sheet. */
const heights = { row: 44, head: 40 };
/** The columns after the name. The style sheet has their widths. */
const shapes = {
  narrow: ['size'],
  folder: ['kind', 'size', 'date'],
  search: ['folder', 'kind', 'size', 'date'],
} satisfies Record<string, readonly Column[]>;

interface FileTableProps extends ListProps {
  /** True: a column shows the folder of each file. */
  hasFolders: boolean;
  sort: FileSort;
  onSort: (sort: FileSort) => void;
}

/** Files as rows. A narrow screen has fewer columns. */
export function FileTable({ hasFolders, sort, onSort, ...props }: FileTableProps) {
  const { label, items, count, isBusy, selection, cut } = props;
  const { t } = useTranslation('media');
  const isNarrow = useMediaQuery(mediaQueries.narrow);
  const scroller = useRef<HTMLDivElement>(null);
  const texts = useItemTexts();
  const shape = { scroller, columns: 1, rowHeight: heights.row, headerHeight: heights.head };
  const { rows, activeIndex, idOf, handlers } = useList(props, shape);
  const tableShape = isNarrow ? 'narrow' : hasFolders ? 'search' : 'folder';
  const columns: readonly Column[] = shapes[tableShape];
  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={label}
      aria-multiselectable
      aria-busy={isBusy}
      aria-rowcount={count < 0 ? -1 : count + 1}
      aria-colcount={columns.length + 1}
      aria-activedescendant={activeIndex < 0 ? undefined : idOf(activeIndex)}
      tabIndex={0}
      data-shape={tableShape}
      className={styles.scroller}
      {...handlers}
    >
      <div role="row" aria-rowindex={1} className={styles.head}>
        <ColumnTitle by="name" sort={sort} onSort={onSort} />
        {columns.map((column) =>
          column === 'folder' ? (
            <div key={column} role="columnheader">
              {t('column.folder')}
            </div>
          ) : (
            <ColumnTitle key={column} by={column} sort={sort} onSort={onSort} />
          ),
        )}
      </div>
      <div role="rowgroup" className={styles.content} style={{ blockSize: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const item = items[index];
          return item === undefined ? null : (
            <ItemRow
              key={item.path}
              id={idOf(index)}
              item={item}
              index={index}
              start={start - heights.head}
              columns={columns}
              isSelected={selection.selected.has(item.path)}
              isActive={index === activeIndex}
              isCut={cut?.has(item.path) === true}
              texts={texts}
            />
          );
        })}
      </div>
    </div>
  );
}
