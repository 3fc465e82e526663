import { mediaQueries, useMediaQuery } from '@signalbox/api/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListProps } from '../browse/list-props';
import { useList } from '../browse/use-list';
import type { TrashItem } from './trash-item';
import { TrashRow } from './trash-row';
import styles from './trash.module.css';

/** Pixels, as in the style sheet. */
const heights = { row: 44, narrowRow: 60, head: 40 };
const columns = ['name', 'folder', 'deleted', 'by', 'left', 'size'] as const;
const narrowColumns = ['name', 'left'] as const;

/** The entries of the trash as rows. A narrow screen has fewer columns. */
export function TrashTable(props: ListProps<TrashItem>) {
  const { label, items, count, isBusy, selection } = props;
  const { t } = useTranslation('media');
  const isNarrow = useMediaQuery(mediaQueries.narrow);
  const scroller = useRef<HTMLDivElement>(null);
  const [now] = useState(() => Date.now());
  const rowHeight = isNarrow ? heights.narrowRow : heights.row;
  const shape = { scroller, columns: 1, rowHeight, headerHeight: heights.head };
  const { rows, activeIndex, idOf, handlers } = useList(props, shape);
  const shown = isNarrow ? narrowColumns : columns;
  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={label}
      aria-multiselectable
      aria-busy={isBusy}
      aria-rowcount={count < 0 ? -1 : count + 1}
      aria-colcount={shown.length}
      aria-activedescendant={activeIndex < 0 ? undefined : idOf(activeIndex)}
      tabIndex={0}
      data-shape={isNarrow ? 'narrow' : 'wide'}
      className={styles.scroller}
      {...handlers}
    >
      <div role="row" aria-rowindex={1} className={styles.head}>
        {shown.map((column) => (
          <div key={column} role="columnheader" className={column === 'size' ? styles.end : undefined}>
            {t(`trash.column.${column}`)}
          </div>
        ))}
      </div>
      <div role="rowgroup" className={styles.content} style={{ blockSize: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const item = items[index];
          return item === undefined ? null : (
            <TrashRow
              key={item.path}
              id={idOf(index)}
              item={item}
              index={index}
              start={start - heights.head}
              isNarrow={isNarrow}
              isSelected={selection.selected.has(item.path)}
              isActive={index === activeIndex}
              now={now}
            />
          );
        })}
      </div>
    </div>
  );
}
