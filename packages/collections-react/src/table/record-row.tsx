import type { ListedRecord } from '@signalbox/collections-core';
import type { JsonValue } from '@signalbox/schemas/json';
import { Checkbox, Tag } from 'antd';
import { memo, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { TitleOf } from '../common/references/use-titles';
import { type CellText, valueAt } from '../common/use-cell-text';
import type { PlacedColumn } from './pin-offsets';
import { pinned } from './pinned-style';
import styles from './record-table.module.css';
import { handleRowKey } from './row-handlers';

interface RecordRowProps {
  record: ListedRecord;
  columns: readonly PlacedColumn[];
  textOf: CellText;
  titleOf: TitleOf;
  /** Address of the record. */
  href: string;
  onOpen: (id: string) => void;
  isOpen: boolean;
  isSelected: boolean;
  onToggle: (id: string) => void;
  /** Another user has changed or deleted it since the list was read. */
  change: 'changed' | 'deleted' | undefined;
}

/** A record. The first cell names it, and opens it; so does a click anywhere. */
export const RecordRow = memo(function RecordRow(props: RecordRowProps) {
  const { record, columns, href, onOpen, isOpen, isSelected, onToggle, change } = props;
  const { t } = useTranslation('collections-react');
  const [first, ...others] = columns;
  const name = first ? shownText(props, first) : '';
  const handleClick = (event: MouseEvent) => {
    const isOwn = event.target instanceof Element && event.target.closest('a, button, input, label') !== null;
    if (!isOwn && document.getSelection()?.isCollapsed !== false) onOpen(record.id);
  };
  return (
    <tr className={styles.row} data-change={change} aria-current={isOpen || undefined} onClick={handleClick}>
      <td className={`${styles.check} ${styles.pinned}`}>
        <Checkbox
          aria-label={t('selection.select', { record: name || record.id })}
          checked={isSelected}
          onChange={() => onToggle(record.id)}
        />
      </td>
      {first ? <TitleCell placed={first} text={name || record.id} href={href} change={change} /> : null}
      {others.map((placed) => {
        const { className, style } = pinned(placed);
        const { path, kind } = placed.column;
        return (
          <td key={path} className={`${styles.cell} ${className}`} style={style} data-kind={kind}>
            <bdi className="cut-text">{withColor(shownText(props, placed), record, placed)}</bdi>
          </td>
        );
      })}
    </tr>
  );
});

/** A choice that has a colour is a tag. */
function withColor(text: string, record: ListedRecord, { column }: PlacedColumn): ReactNode {
  const value = valueAt(record, column.path);
  const color = column.choices?.find((choice) => choice.value === value)?.color;
  if (color === undefined) return text;
  // The text in its own colour has more contrast than in that of the tag.
  return (
    <Tag color={color} variant="outlined" style={{ color: 'inherit' }}>
      {text}
    </Tag>
  );
}

function shownText(
  { record, textOf, titleOf }: Pick<RecordRowProps, 'record' | 'textOf' | 'titleOf'>,
  { column }: PlacedColumn,
): string {
  const value = valueAt(record, column.path);
  if (column.reference === undefined) return textOf(column, value);
  const titled = (item: JsonValue) => (typeof item === 'string' ? (titleOf(column.path, item) ?? item) : item);
  return textOf(column, Array.isArray(value) ? value.map(titled) : value && titled(value));
}

interface TitleCellProps {
  placed: PlacedColumn;
  text: string;
  /** Address of the record. */
  href: string;
  change: 'changed' | 'deleted' | undefined;
}

/** The first cell of a record, which opens it, and shows that it has changed. */
function TitleCell({ placed, text, href, change }: TitleCellProps) {
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
