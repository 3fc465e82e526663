import { memo, useRef } from 'react';
import { useItemDrag } from '../drag/use-item-drag';
import type { Item } from '../items/item';
import type { ItemTexts } from '../items/use-item-texts';
import { ItemMark } from './item-mark';
import styles from './list.module.css';
import { Picture } from './picture';

/** Pixels; the height also in the style sheet. */
export const cardSize = { minInlineSize: 152, blockSize: 190 };

interface ItemCardProps {
  id: string;
  item: Item;
  index: number;
  /** The number of all items; -1 where it is not known. */
  count: number;
  /** Pixels from the top. */
  start: number;
  column: number;
  columns: number;
  isSelected: boolean;
  isActive: boolean;
  isCut: boolean;
  texts: ItemTexts;
}

/** One item of the grid. Rendered only for changes of its own. */
export const ItemCard = memo(function ItemCard(props: ItemCardProps) {
  const { id, item, index, count, start, column, columns, isSelected, isActive, isCut, texts } = props;
  const card = useRef<HTMLDivElement>(null);
  useItemDrag(card, item);
  return (
    <div
      ref={card}
      id={id}
      role="option"
      aria-label={isCut ? texts.cut(item) : texts.label(item)}
      aria-selected={isSelected}
      aria-posinset={index + 1}
      aria-setsize={count}
      data-index={index}
      data-cut={isCut || undefined}
      data-folder={item.kind === 'directory' ? item.path : undefined}
      className={isActive ? `${styles.card} ${styles.active}` : styles.card}
      style={{
        transform: `translateY(${start}px)`,
        insetInlineStart: `${(100 * column) / columns}%`,
        inlineSize: `${100 / columns}%`,
      }}
      title={item.name}
    >
      <div className={styles.face}>
        <ItemMark isSelected={isSelected} />
        <Picture item={item} side={320} />
        {/* Its own direction, so that a cut name loses its end. */}
        <span className={styles.name} dir="auto" data-name>
          {item.name}
        </span>
        <span className={styles.quiet}>{texts.size(item)}</span>
      </div>
    </div>
  );
});
