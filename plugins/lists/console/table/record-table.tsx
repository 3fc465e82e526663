import { useCallback, useEffect, useRef, useState } from 'react';
import { useCellText } from '../cells/use-cell-text';
import { defaultWidths, type ShownColumn, withWidth } from '../layout/column-layout';
import type { ListedRecord } from '../model/record-queries';
import type { SortKey } from '../place/place';
import type { Selection } from '../selection/use-selection';
import type { TitleOf } from '../references/use-titles';
import { HeaderCell } from './header-cell';
import { placedColumns, widthOf } from './pin-offsets';
import { PageCheckbox } from './page-checkbox';
import { RecordRow } from './record-row';
import styles from './record-table.module.css';

interface RecordTableProps {
  label: string;
  columns: readonly ShownColumn[];
  records: readonly ListedRecord[];
  titleOf: TitleOf;
  sorts: readonly SortKey[];
  onSort: (sorts: SortKey[]) => void;
  onResize: (path: string, width: number) => void;
  isBusy: boolean;
  /** The address of a record. Undefined: records do not open. */
  hrefOf: ((id: string) => string) | undefined;
  onOpen: (id: string) => void;
  openRecord: string | undefined;
  /** Undefined: records cannot be selected. */
  selection: Selection | undefined;
}

/** One page of records. Wider than its place, it scrolls under the pinned columns. */
export function RecordTable(props: RecordTableProps) {
  const { label, columns, records, titleOf, sorts, onSort, onResize, isBusy, hrefOf, onOpen, openRecord, selection } =
    props;
  const textOf = useCellText();
  // The rows keep it: they are drawn again for changes of their own.
  const latest = useRef(selection);
  useEffect(() => {
    latest.current = selection;
  });
  const toggle = useCallback((id: string) => latest.current?.toggle(id), []);
  const [drag, setDrag] = useState<{ path: string; width: number }>();
  const drawn = drag ? withWidth(columns, drag.path, drag.width) : columns;
  const placed = placedColumns(drawn, selection ? checkWidth : 0);
  const [first] = placed;
  // The first column takes the place that is left, unless the user gave it a width.
  const isFlexible = first !== undefined && first.width === defaultWidths[first.column.kind];
  return (
    <div className={styles.scroller}>
      <table
        aria-label={label}
        aria-busy={isBusy}
        className={styles.table}
        style={{ minInlineSize: widthOf(placed) + (selection ? checkWidth : 0) }}
        data-stale={isBusy || undefined}
      >
        <colgroup>
          {selection ? <col style={{ inlineSize: checkWidth }} /> : null}
          {placed.map(({ column, width }, index) => (
            <col key={column.path} style={index === 0 && isFlexible ? undefined : { inlineSize: width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {selection ? <PageCheckbox ids={records.map(({ id }) => id)} selection={selection} /> : null}
            {placed.map((each) => (
              <HeaderCell
                key={each.column.path}
                placed={each}
                sorts={sorts}
                onSort={onSort}
                onDrag={(width) => setDrag(width === undefined ? undefined : { path: each.column.path, width })}
                onResize={(width) => onResize(each.column.path, width)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <RecordRow
              key={record.id}
              record={record}
              columns={placed}
              textOf={textOf}
              titleOf={titleOf}
              href={hrefOf?.(record.id)}
              onOpen={onOpen}
              isOpen={record.id === openRecord}
              isSelected={selection?.isSelected(record.id)}
              onToggle={toggle}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Pixels of the column of checkboxes, as in the style sheet. */
const checkWidth = 44;
