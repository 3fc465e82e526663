import { mediaQueries, useConsole, useMediaQuery } from '@signalbox/api/react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemMark } from '../browse/item-mark';
import { ItemTable, type PlacedRow } from '../browse/item-table';
import type { ListProps } from '../browse/list-props';
import { TableRow } from '../browse/table-row';
import { KindIcon } from '../items/kind-icon';
import { bytesText } from '../library/bytes-text';
import { parentOf } from '../library/paths';
import { useUploaderName } from '../library/use-uploader-name';
import { daysLeft, itemOf, type TrashItem } from './trash-item';
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

interface TrashRowProps extends PlacedRow {
  item: TrashItem;
  isNarrow: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

/** One entry of the trash. */
const TrashRow = memo(function TrashRow(props: TrashRowProps) {
  const { item, isNarrow, now, ...place } = props;
  const { name, entry } = item;
  const { t } = useTranslation('media');
  const { language } = useConsole();
  const deleter = useUploaderName(entry.deletedBy) ?? t('trash.unknownUser');
  const folder = parentOf(entry.path) || t('title');
  const left = t('trash.daysLeft', { count: daysLeft(entry, now) });
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <TableRow place={place} label={t('trash.row', { name, folder, left })}>
      <div role="gridcell" className={styles.titled}>
        <ItemMark isSelected={place.isSelected} />
        <span className={styles.icon}>
          <KindIcon item={itemOf(item)} />
        </span>
        <span className={styles.names}>
          <bdi title={name}>{name}</bdi>
          {isNarrow ? <bdi className={styles.quiet}>{folder}</bdi> : null}
        </span>
      </div>
      {isNarrow ? null : (
        <>
          <div role="gridcell" className={styles.cell}>
            <bdi className="cut-text" title={folder}>
              {folder}
            </bdi>
          </div>
          <div role="gridcell" className={styles.cell}>
            {time.format(Date.parse(entry.deletedAt))}
          </div>
          <div role="gridcell" className={styles.cell}>
            <bdi className="cut-text" title={deleter}>
              {deleter}
            </bdi>
          </div>
        </>
      )}
      <div role="gridcell" className={styles.cell}>
        {left}
      </div>
      {isNarrow ? null : (
        <div role="gridcell" className={`${styles.cell} ${styles.end}`}>
          {bytesText(entry.bytes, language)}
        </div>
      )}
    </TableRow>
  );
});
