import { Checkbox } from 'antd';
import { memo, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type CellText, valueAt } from '../cells/use-cell-text';
import type { ListedRecord } from '../model/record-queries';
import type { TitleOf } from '../references/use-titles';
import type { PlacedColumn } from './pin-offsets';
import { pinned } from './pinned-style';
import styles from './record-table.module.css';

interface RecordRowProps {
  record: ListedRecord;
  columns: readonly PlacedColumn[];
  textOf: CellText;
  titleOf: TitleOf;
  /** Address of the record. Undefined: it does not open. */
  href: string | undefined;
  onOpen: (id: string) => void;
  isOpen: boolean;
  /** Undefined: records cannot be selected. */
  isSelected: boolean | undefined;
  onToggle: (id: string) => void;
}

/** A record. The first cell names it, and opens it; so does a click anywhere. */
export const RecordRow = memo(function RecordRow(props: RecordRowProps) {
  const { record, columns, textOf, titleOf, href, onOpen, isOpen, isSelected, onToggle } = props;
  const { t } = useTranslation('lists');
  const handleClick = (event: MouseEvent) => {
    const isOwn = event.target instanceof Element && event.target.closest('a, button, input, label') !== null;
    if (href !== undefined && !isOwn && document.getSelection()?.isCollapsed !== false) onOpen(record.id);
  };
  return (
    <tr
      className={styles.row}
      data-opens={href === undefined ? undefined : true}
      aria-current={isOpen || undefined}
      onClick={handleClick}
    >
      {isSelected === undefined ? null : (
        <td className={`${styles.check} ${styles.pinned}`}>
          <Checkbox
            aria-label={t('selection.select', { record: nameOf(props) })}
            checked={isSelected}
            onChange={() => onToggle(record.id)}
          />
        </td>
      )}
      {columns.map((placed, index) => {
        const { column } = placed;
        const value = valueAt(record, column.path);
        const title =
          column.kind === 'reference' && typeof value === 'string' ? titleOf(column.path, value) : undefined;
        const text = title ?? textOf(column, value);
        const { className, style } = pinned(placed);
        const shown = <bdi>{text}</bdi>;
        if (index === 0)
          return (
            <th key={column.path} scope="row" className={`${styles.cell} ${className}`} style={style}>
              {href === undefined ? (
                shown
              ) : (
                <Link to={href} preventScrollReset>
                  {text === '' ? record.id : shown}
                </Link>
              )}
            </th>
          );
        return (
          <td key={column.path} className={`${styles.cell} ${className}`} style={style} data-kind={column.kind}>
            {shown}
          </td>
        );
      })}
    </tr>
  );
});

/** The text of the first column, or else the id. */
function nameOf({ record, columns: [first], textOf }: RecordRowProps): string {
  return (first && textOf(first.column, valueAt(record, first.column.path))) || record.id;
}
