import { HolderOutlined } from '@ant-design/icons';
import {
  attachInstruction,
  extractInstruction,
  type Operation,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { textIn } from '@signalbox/api';
import { useConsole } from '@signalbox/api/react';
import type { ShownColumn } from '@signalbox/collections-core';
import { Checkbox, Select } from 'antd';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './chooser.module.css';
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

interface ColumnDragOptions {
  row: RefObject<HTMLElement | null>;
  handle: RefObject<HTMLElement | null>;
  path: string;
  /** Another column was dropped here. */
  onDrop: (drop: { dragged: string; isAfter: boolean }) => void;
}

/** Lets a row be dragged by its handle, and takes others. Returns where a column that is over the row would go. */
function useColumnDrag({ row, handle, path, onDrop }: ColumnDragOptions): 'before' | 'after' | undefined {
  const [over, setOver] = useState<'before' | 'after'>();
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const element = row.current;
    const dragHandle = handle.current;
    if (element === null || dragHandle === null) return undefined;
    return combine(
      draggable({ element, dragHandle, getInitialData: () => ({ kind: 'list-column', path }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => columnOf(source.data) !== undefined,
        getData: ({ input, element: target }) => attachInstruction({ path }, { input, element: target, operations }),
        onDrag: ({ self, source }) => setOver(columnOf(source.data) === path ? undefined : placeOf(self.data)),
        onDragLeave: () => setOver(undefined),
        onDrop: ({ self, source }) => {
          setOver(undefined);
          const [dragged, place] = [columnOf(source.data), placeOf(self.data)];
          if (dragged !== undefined && dragged !== path && place) drop({ dragged, isAfter: place === 'after' });
        },
      }),
    );
  }, [row, handle, path]);
  return over;
}

const operations: Partial<Record<Operation, 'available'>> = {
  'reorder-before': 'available',
  'reorder-after': 'available',
};

function placeOf(data: Record<string | symbol, unknown>): 'before' | 'after' | undefined {
  const operation = extractInstruction(data)?.operation;
  if (operation === 'reorder-before') return 'before';
  return operation === 'reorder-after' ? 'after' : undefined;
}

function columnOf({ kind, path }: Record<string, unknown>): string | undefined {
  return kind === 'list-column' && typeof path === 'string' ? path : undefined;
}
