import { memo, useRef } from 'react';
import { useItemDrag } from '../drag/use-item-drag';
import type { Item } from '../items/item';
import type { ItemTexts } from '../items/use-item-texts';
import { parentOf } from '../library/paths';
import { ItemMark } from './item-mark';
import styles from './list.module.css';
import { Picture } from './picture';

/** The columns after the name. */
export type Column = 'folder' | 'kind' | 'size' | 'date';

interface ItemRowProps {
  id: string;
  item: Item;
  index: number;
  /** Pixels from the header. */
  start: number;
  columns: readonly Column[];
  isSelected: boolean;
  isActive: boolean;
  isCut: boolean;
  texts: ItemTexts;
}

/** One item of the table. Rendered only for changes of its own. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { id, item, index, start, columns, isSelected, isActive, isCut, texts } = props;
  const row = useRef<HTMLDivElement>(null);
  useItemDrag(row, item);
  return (
    <div
      ref={row}
      id={id}
      role="row"
      aria-label={isCut ? texts.cut(item) : texts.label(item)}
      aria-selected={isSelected}
      aria-rowindex={index + 2}
      data-index={index}
      data-cut={isCut || undefined}
      data-folder={item.kind === 'directory' ? item.path : undefined}
      className={isActive ? `${styles.row} ${styles.active}` : styles.row}
      style={{ transform: `translateY(${start}px)` }}
    >
      <div role="gridcell" className={styles.titled}>
        <ItemMark isSelected={isSelected} />
        <Picture item={item} side={160} />
        <span className={styles.name} title={item.name} data-name>
          <bdi>{item.name}</bdi>
        </span>
      </div>
      {columns.map((column) => (
        <div key={column} role="gridcell" className={column === 'size' ? `${styles.cell} ${styles.end}` : styles.cell}>
          <CellText column={column} item={item} texts={texts} />
        </div>
      ))}
    </div>
  );
});

function CellText({ column, item, texts }: { column: Column; item: Item; texts: ItemTexts }) {
  switch (column) {
    case 'folder':
      return <bdi title={parentOf(item.path)}>{parentOf(item.path)}</bdi>;
    case 'kind':
      return texts.kind(item);
    case 'size':
      return texts.size(item);
    case 'date':
      return texts.changed(item);
  }
}
