import { Checkbox } from 'antd';
import { memo, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type CellText, valueAt } from '../cells/use-cell-text';
import type { ListedRecord } from '../model/record-queries';
import type { TitleOf } from '../references/use-titles';
import type { PlacedColumn } from './pin-offsets';
import { pinned } from './pinned-style';
import styles from './record-table.module.css';
import { TitleCell } from './title-cell';

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
  /** Another user has changed or deleted it since the list was read. */
  change: 'changed' | 'deleted' | undefined;
}

/** A record. The first cell names it, and opens it; so does a click anywhere. */
export const RecordRow = memo(function RecordRow(props: RecordRowProps) {
  const { record, columns, href, onOpen, isOpen, isSelected, onToggle, change } = props;
  const { t } = useTranslation('lists');
  const [first, ...others] = columns;
  const name = first ? shownText(props, first) : '';
  const handleClick = (event: MouseEvent) => {
    const isOwn = event.target instanceof Element && event.target.closest('a, button, input, label') !== null;
    if (href !== undefined && !isOwn && document.getSelection()?.isCollapsed !== false) onOpen(record.id);
  };
  return (
    <tr
      className={styles.row}
      data-opens={href === undefined ? undefined : true}
      data-change={change}
      aria-current={isOpen || undefined}
      onClick={handleClick}
    >
      {isSelected === undefined ? null : (
        <td className={`${styles.check} ${styles.pinned}`}>
          <Checkbox
            aria-label={t('selection.select', { record: name || record.id })}
            checked={isSelected}
            onChange={() => onToggle(record.id)}
          />
        </td>
      )}
      {first ? <TitleCell placed={first} text={name || record.id} href={href} change={change} /> : null}
      {others.map((placed) => {
        const { className, style } = pinned(placed);
        const { path, kind } = placed.column;
        return (
          <td key={path} className={`${styles.cell} ${className}`} style={style} data-kind={kind}>
            <bdi className="cut-text">{shownText(props, placed)}</bdi>
          </td>
        );
      })}
    </tr>
  );
});

function shownText(
  { record, textOf, titleOf }: Pick<RecordRowProps, 'record' | 'textOf' | 'titleOf'>,
  { column }: PlacedColumn,
): string {
  const value = valueAt(record, column.path);
  const isReference = column.kind === 'reference' && typeof value === 'string';
  return (isReference ? titleOf(column.path, value) : undefined) ?? textOf(column, value);
}
