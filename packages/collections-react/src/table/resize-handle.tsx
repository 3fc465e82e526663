import { type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { limitedWidth } from '@signalbox/collections-core';
import styles from './record-table.module.css';

interface ResizeHandleProps {
  /** While the pointer moves, in pixels. Undefined when it is released, or the drag was aborted. */
  onDrag: (width: number | undefined) => void;
  onResize: (width: number) => void;
}

/** The edge of a column title, which changes the width of the column. The dialog of columns does it by the keyboard. */
export function ResizeHandle({ onDrag, onResize }: ResizeHandleProps) {
  const { t } = useTranslation('collections-react');
  const start = useRef<{ x: number; width: number; sign: 1 | -1 }>(undefined);
  const widthAt = ({ clientX }: PointerEvent): number | undefined =>
    start.current && limitedWidth(start.current.width + start.current.sign * (clientX - start.current.x));
  const handleDown = (event: PointerEvent<HTMLSpanElement>) => {
    const cell = event.currentTarget.closest('th');
    if (cell === null || event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const sign = getComputedStyle(cell).direction === 'rtl' ? -1 : 1;
    start.current = { x: event.clientX, width: cell.getBoundingClientRect().width, sign };
  };
  const handleUp = (event: PointerEvent) => {
    const width = widthAt(event);
    const isMoved = start.current !== undefined && event.clientX !== start.current.x;
    start.current = undefined;
    onDrag(undefined);
    if (width !== undefined && isMoved) onResize(width);
  };
  return (
    <span
      aria-hidden
      title={t('table.resize')}
      className={styles.resize}
      onPointerDown={handleDown}
      onPointerMove={(event) => {
        const width = widthAt(event);
        if (width !== undefined) onDrag(width);
      }}
      onPointerUp={handleUp}
      onPointerCancel={() => {
        start.current = undefined;
        onDrag(undefined);
      }}
    />
  );
}
