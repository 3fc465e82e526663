import { useConsole } from '@signalbox/api/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemMark } from '../browse/item-mark';
import type { PlacedRow } from '../browse/item-table';
import { TableRow } from '../browse/table-row';
import { KindIcon } from '../items/kind-icon';
import { bytesText } from '../library/bytes-text';
import { parentOf } from '../library/paths';
import { useUploaderName } from '../library/use-uploader-name';
import { daysLeft, itemOf, type TrashItem } from './trash-item';
import styles from './trash.module.css';

interface TrashRowProps extends PlacedRow {
  item: TrashItem;
  isNarrow: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

/** One entry of the trash. */
export const TrashRow = memo(function TrashRow(props: TrashRowProps) {
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
