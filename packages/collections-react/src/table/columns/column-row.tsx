import { HolderOutlined } from '@ant-design/icons';
import { textIn } from '@signalbox/api';
import { useConsole } from '@signalbox/api/react';
import { Checkbox, Select } from 'antd';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownColumn } from '@signalbox/collections-core';
import styles from './chooser.module.css';
import { useColumnDrag } from './use-column-drag';
import { WidthInput } from './width-input';

interface ColumnRowProps {
  shown: ShownColumn;
  /** The column names records: it cannot be hidden. */
  isTitle: boolean;
  onHide: () => void;
  /** Moves the column by so many places. */
  onMove: (by: number) => void;
  onDrop: (drop: { dragged: string; isAfter: boolean }) => void;
  onWidth: (width: number) => void;
  onPin: (pin: ShownColumn['pin']) => void;
}

/** A shown column: its handle moves it, by pointer or by the arrow keys. */
export function ColumnRow({ shown, isTitle, onHide, onMove, onDrop, onWidth, onPin }: ColumnRowProps) {
  const { t } = useTranslation('collections-react');
  const { language } = useConsole();
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const { column, width, pin } = shown;
  const over = useColumnDrag({ row, handle, path: column.path, onDrop });
  const title = textIn(column.title, language);
  const handleKey = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <li ref={row} className={styles.row} data-over={over}>
      <button
        ref={handle}
        type="button"
        className={styles.handle}
        aria-label={t('columns.move', { column: title })}
        title={t('columns.moveHint')}
        onKeyDown={handleKey}
      >
        <HolderOutlined aria-hidden />
      </button>
      <Checkbox checked disabled={isTitle} onChange={onHide} className={styles.name}>
        <bdi>{title}</bdi>
      </Checkbox>
      <div className={styles.inputs}>
        <WidthInput label={t('columns.width', { column: title })} width={width} onChange={onWidth} />
        <Select<'start' | 'end' | 'none'>
          aria-label={t('columns.pin', { column: title })}
          size="small"
          value={pin ?? 'none'}
          onChange={(next) => onPin(next === 'none' ? undefined : next)}
          options={(['none', 'start', 'end'] as const).map((value) => ({ value, label: t(`columns.pin.${value}`) }))}
          className={styles.pin}
        />
      </div>
    </li>
  );
}
