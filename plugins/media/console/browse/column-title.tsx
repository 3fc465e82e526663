import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { FileSort, SortBy } from '../place/place';
import styles from './column-title.module.css';

interface ColumnTitleProps {
  by: SortBy;
  sort: FileSort;
  onSort: (sort: FileSort) => void;
}

/** Heads a column, and sorts by it; a second click turns the order round. */
export function ColumnTitle({ by, sort, onSort }: ColumnTitleProps) {
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
