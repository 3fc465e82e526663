import type { ReactNode, RefObject } from 'react';
import type { PlacedRow } from './item-table';
import styles from './list.module.css';

interface TableRowProps {
  place: PlacedRow;
  /** The name of the row for screen readers. */
  label: string;
  isCut?: boolean;
  /** Path of a directory, which takes what is dragged onto it. */
  folder?: string | undefined;
  ref?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** A row of an `ItemTable`. Its children are the cells. */
export function TableRow({ place, label, isCut = false, folder, ref, children }: TableRowProps) {
  const { id, index, start, isSelected, isActive } = place;
  return (
    <div
      ref={ref}
      id={id}
      role="row"
      aria-label={label}
      aria-selected={isSelected}
      aria-rowindex={index + 2}
      data-index={index}
      data-cut={isCut || undefined}
      data-folder={folder}
      className={isActive ? `${styles.row} ${styles.active}` : styles.row}
      style={{ transform: `translateY(${start}px)` }}
    >
      {children}
    </div>
  );
}
