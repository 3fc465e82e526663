import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import { mediaQueries, useMediaQuery } from '@signalbox/api/react';
import { useTranslation } from 'react-i18next';
import { useItemTexts } from '../items/use-item-texts';
import type { FileSort, SortBy } from '../place/place';
import styles from './column-title.module.css';
import { type Column, ItemRow } from './item-row';
import { ItemTable } from './item-table';
import type { ListProps } from './list-props';

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
export function FileTable({ hasFolders, sort, onSort, ...list }: FileTableProps) {
  const { t } = useTranslation('media');
  const isNarrow = useMediaQuery(mediaQueries.narrow);
  const texts = useItemTexts();
  const shape = isNarrow ? 'narrow' : hasFolders ? 'search' : 'folder';
  const columns: readonly Column[] = shapes[shape];
  const titles = columns.map((column) =>
    column === 'folder' ? (
      <div key={column} role="columnheader">
        {t('column.folder')}
      </div>
    ) : (
      <ColumnTitle key={column} by={column} sort={sort} onSort={onSort} />
    ),
  );
  return (
    <ItemTable
      list={list}
      shape={shape}
      columnCount={columns.length + 1}
      head={
        <>
          <ColumnTitle by="name" sort={sort} onSort={onSort} />
          {titles}
        </>
      }
      renderRow={(item, place) => (
        <ItemRow {...place} item={item} columns={columns} isCut={list.cut?.has(item.path) === true} texts={texts} />
      )}
    />
  );
}

interface ColumnTitleProps {
  by: SortBy;
  sort: FileSort;
  onSort: (sort: FileSort) => void;
}

/** Heads a column, and sorts by it; a second click turns the order round. */
function ColumnTitle({ by, sort, onSort }: ColumnTitleProps) {
  const { t } = useTranslation('media');
  const isSorted = sort.by === by;
  return (
    <div
      role="columnheader"
      aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : 'none'}
      className={by === 'size' ? styles.end : undefined}
    >
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort({ by, isDescending: isSorted && !sort.isDescending })}
      >
        {t(`column.${by}`)}
        {isSorted ? sort.isDescending ? <CaretDownOutlined aria-hidden /> : <CaretUpOutlined aria-hidden /> : null}
      </button>
    </div>
  );
}
