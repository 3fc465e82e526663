import { mediaQueries, useMediaQuery } from '@signalbox/api/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemTable } from '../browse/item-table';
import type { ListProps } from '../browse/list-props';
import type { TrashItem } from './trash-item';
import { TrashRow } from './trash-row';
import styles from './trash.module.css';

const columns = ['name', 'folder', 'deleted', 'by', 'left', 'size'] as const;
const narrowColumns = ['name', 'left'] as const;

/** The entries of the trash as rows. A narrow screen has fewer columns. */
export function TrashTable(list: ListProps<TrashItem>) {
  const { t } = useTranslation('media');
  const isNarrow = useMediaQuery(mediaQueries.narrow);
  const [now] = useState(() => Date.now());
  const shown = isNarrow ? narrowColumns : columns;
  const titles = shown.map((column) => (
    <div
      key={column}
      role="columnheader"
      className={column === 'size' ? `${styles.title} ${styles.end}` : styles.title}
    >
      {t(`trash.column.${column}`)}
    </div>
  ));
  return (
    <ItemTable
      list={list}
      shape={isNarrow ? 'narrowTrash' : 'trash'}
      columnCount={shown.length}
      head={titles}
      renderRow={(item, place) => <TrashRow {...place} item={item} isNarrow={isNarrow} now={now} />}
    />
  );
}
