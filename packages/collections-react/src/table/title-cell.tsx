import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PlacedColumn } from './pin-offsets';
import { pinned } from './pinned-style';
import { handleRowKey } from './row-handlers';
import styles from './record-table.module.css';

interface TitleCellProps {
  placed: PlacedColumn;
  text: string;
  /** Address of the record. */
  href: string;
  change: 'changed' | 'deleted' | undefined;
}

/** The first cell of a record, which opens it, and shows that it has changed. */
export function TitleCell({ placed, text, href, change }: TitleCellProps) {
  const { t } = useTranslation('collections-react');
  const { className, style } = pinned(placed);
  const mark = change && t(change === 'changed' ? 'live.row' : 'live.deleted');
  return (
    <th scope="row" className={`${styles.cell} ${className}`} style={style} data-kind={placed.column.kind}>
      {mark === undefined ? null : (
        <span title={mark} className={styles.mark}>
          <span className="visually-hidden">{mark}</span>
        </span>
      )}
      <Link to={href} preventScrollReset className={styles.link} onKeyDown={handleRowKey}>
        <bdi className="cut-text">{text}</bdi>
      </Link>
    </th>
  );
}
