import { memo, useRef } from 'react';
import { useItemDrag } from '../drag/use-item-drag';
import type { Item } from '../items/item';
import type { ItemTexts } from '../items/use-item-texts';
import { parentOf } from '../library/paths';
import { ItemMark } from './item-mark';
import type { PlacedRow } from './item-table';
import styles from './list.module.css';
import { Picture } from './picture';
import { TableRow } from './table-row';

/** The columns after the name. */
export type Column = 'folder' | 'kind' | 'size' | 'date';

interface ItemRowProps extends PlacedRow {
  item: Item;
  columns: readonly Column[];
  isCut: boolean;
  texts: ItemTexts;
}

/** One item of the table. Rendered only for changes of its own. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, columns, isCut, texts, ...place } = props;
  const row = useRef<HTMLDivElement>(null);
  useItemDrag(row, item);
  return (
    <TableRow
      ref={row}
      place={place}
      label={isCut ? texts.cut(item) : texts.label(item)}
      isCut={isCut}
      folder={item.kind === 'directory' ? item.path : undefined}
    >
      <div role="gridcell" className={styles.titled}>
        <ItemMark isSelected={place.isSelected} />
        <Picture item={item} side={160} />
        <span className={styles.name} title={item.name} data-name>
          <bdi className="cut-text">{item.name}</bdi>
        </span>
      </div>
      {columns.map((column) => (
        <div key={column} role="gridcell" className={column === 'size' ? `${styles.cell} ${styles.end}` : styles.cell}>
          <CellText column={column} item={item} texts={texts} />
        </div>
      ))}
    </TableRow>
  );
});

function CellText({ column, item, texts }: { column: Column; item: Item; texts: ItemTexts }) {
  switch (column) {
    case 'folder':
      return (
        <bdi className="cut-text" title={parentOf(item.path)}>
          {parentOf(item.path)}
        </bdi>
      );
    case 'kind':
      return texts.kind(item);
    case 'size':
      return texts.size(item);
    case 'date':
      return texts.changed(item);
  }
}
