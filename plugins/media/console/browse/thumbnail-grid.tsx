import { memo, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useItemDrag } from '../drag/use-item-drag';
import type { Item } from '../items/item';
import { type ItemTexts, useItemTexts } from '../items/use-item-texts';
import { ItemMark } from './item-mark';
import type { ListProps } from './list-props';
import styles from './list.module.css';
import { Picture } from './picture';
import { useList } from './use-list';

/** Files as cards beside and below each other. */
export function ThumbnailGrid(props: ListProps) {
  const { label, items, count, isBusy, selection, cut } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const columns = useColumns(scroller, cardSize.minInlineSize);
  const texts = useItemTexts();
  const { rows, activeIndex, idOf, handlers } = useList(props, { scroller, columns, rowHeight: cardSize.blockSize });
  return (
    <div
      ref={scroller}
      role="listbox"
      aria-label={label}
      aria-multiselectable
      aria-busy={isBusy}
      aria-activedescendant={activeIndex < 0 ? undefined : idOf(activeIndex)}
      tabIndex={0}
      className={selection.selected.size > 0 ? `${styles.scroller} ${styles.selecting}` : styles.scroller}
      {...handlers}
    >
      <div role="presentation" className={styles.content} style={{ blockSize: rows.getTotalSize() }}>
        {rows.getVirtualItems().flatMap(({ index: row, start }) =>
          items.slice(row * columns, (row + 1) * columns).map((item, column) => {
            const index = row * columns + column;
            return (
              <ItemCard
                key={item.path}
                id={idOf(index)}
                item={item}
                index={index}
                count={count}
                start={start}
                column={column}
                columns={columns}
                isSelected={selection.selected.has(item.path)}
                isActive={index === activeIndex}
                isCut={cut?.has(item.path) === true}
                texts={texts}
              />
            );
          }),
        )}
      </div>
    </div>
  );
}

/** Pixels; the height also in the style sheet. */
const cardSize = { minInlineSize: 152, blockSize: 190 };

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
const ItemCard = memo(function ItemCard(props: ItemCardProps) {
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

/**
 * Returns how many columns of at least `minInlineSize` pixels fit into an element. At least 2, so that a phone shows
 * two.
 */
function useColumns(element: RefObject<HTMLElement | null>, minInlineSize: number): number {
  const [columns, setColumns] = useState(2);
  useLayoutEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    const measure = () => setColumns(Math.max(2, Math.floor(target.clientWidth / minInlineSize)));
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    measure();
    return () => observer.disconnect();
  }, [element, minInlineSize]);
  return columns;
}
