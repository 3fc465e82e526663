import { useRef } from 'react';
import { useItemTexts } from '../items/use-item-texts';
import { cardSize, ItemCard } from './item-card';
import type { ListProps } from './list-props';
import styles from './list.module.css';
import { useColumns } from './use-columns';
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
