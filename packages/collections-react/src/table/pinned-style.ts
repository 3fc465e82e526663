import type { CSSProperties } from 'react';
import type { PlacedColumn } from './pin-offsets';
import styles from './record-table.module.css';

/** Class and style of a cell, by the pin of its column. */
export function pinned({ pin, offset, isEdge }: Pick<PlacedColumn, 'pin' | 'offset' | 'isEdge'>): {
  className: string;
  style?: CSSProperties;
} {
  if (pin === undefined) return { className: '' };
  const style = pin === 'start' ? { insetInlineStart: offset } : { insetInlineEnd: offset };
  return { className: `${styles.pinned} ${isEdge ? styles[`${pin}Edge`] : ''}`, style };
}
