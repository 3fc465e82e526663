import { textIn } from '@signalbox/api';
import { mediaQueries, useConsole, useMediaQuery } from '@signalbox/api/react';
import {
  defaultWidths,
  type ListedRecord,
  type PendingChanges,
  type ShownColumn,
  type SortKey,
  withWidth,
} from '@signalbox/collections-core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { TitleOf } from '../common/references/use-titles';
import type { Selection } from '../common/selection/use-selection';
import { useCellText } from '../common/use-cell-text';
import { type PlacedColumn, placedColumns, widthOf } from './pin-offsets';
import { RecordRow } from './record-row';
import styles from './record-table.module.css';
import { handleCellPointer } from './row-handlers';
import { TableHead } from './table-head';

interface RecordTableProps {
  label: string;
  columns: readonly ShownColumn[];
  records: readonly ListedRecord[];
  titleOf: TitleOf;
  sorts: readonly SortKey[];
  onSort: (sorts: SortKey[]) => void;
  onResize: (path: string, width: number) => void;
  onPin: (path: string, pin: ShownColumn['pin']) => void;
  onHide: (path: string) => void;
  /** Path of the column that names records. */
  titlePath: string | undefined;
  isBusy: boolean;
  /** The address of a record. */
  hrefOf: (id: string) => string;
  onOpen: (id: string) => void;
  openRecord: string | undefined;
  selection: Selection;
  pending: PendingChanges;
}

/** One page of records. Wider than its place, it scrolls under the pinned columns. */
export function RecordTable(props: RecordTableProps) {
  const { label, columns, records, titleOf, sorts, onSort, onResize, onPin, onHide, isBusy } = props;
  const { titlePath, hrefOf, onOpen, openRecord, selection, pending } = props;
  const textOf = useCellText();
  const toggle = useToggle(selection);
  const { placed, minWidth, drag } = usePlacedColumns(columns, checkWidth);
  const changeOf = (id: string) =>
    pending.deleted.has(id) ? 'deleted' : pending.changed.has(id) ? 'changed' : undefined;
  return (
    <div className={styles.scroller} onPointerOver={handleCellPointer}>
      <table
        aria-label={label}
        aria-busy={isBusy}
        className={styles.table}
        style={{ minInlineSize: minWidth }}
        data-stale={isBusy || undefined}
      >
        <colgroup>
          <col style={{ inlineSize: checkWidth }} />
          {placed.map((each) => (
            <col key={each.column.path} style={isFlexible(each) ? undefined : { inlineSize: each.width }} />
          ))}
        </colgroup>
        <TableHead
          {...{ placed, selection, sorts, onSort, onResize, onPin, onHide, titlePath }}
          ids={records.map(({ id }) => id)}
          onDrag={drag}
        />
        <tbody>
          {records.map((record) => (
            <RecordRow
              key={record.id}
              {...{ record, textOf, titleOf, onOpen }}
              columns={placed}
              href={hrefOf(record.id)}
              isOpen={record.id === openRecord}
              isSelected={selection.isSelected(record.id)}
              onToggle={toggle}
              change={changeOf(record.id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A function that stays the same, so that rows are drawn again for changes of their own only. */
function useToggle(selection: Selection): (id: string) => void {
  const latest = useRef(selection);
  useEffect(() => {
    latest.current = selection;
  });
  return useCallback((id: string) => latest.current.toggle(id), []);
}

/** Pixels of the column of checkboxes, as in the style sheet. */
const checkWidth = 44;

interface PlacedColumns {
  placed: readonly PlacedColumn[];
  /** The least width of the table, in pixels. */
  minWidth: number;
  /** Shows a width that is being dragged; without one, that of the column. */
  drag: (path: string, width: number | undefined) => void;
}

/** The columns in the order in which they are drawn. `taken`: pixels of the column of checkboxes. */
function usePlacedColumns(columns: readonly ShownColumn[], taken: number): PlacedColumns {
  const [dragged, setDragged] = useState<{ path: string; width: number }>();
  const isNarrow = useMediaQuery(mediaQueries.narrow);
  const { language } = useConsole();
  return useMemo(() => {
    const titled = columns.map((each) => withTitle(each, textIn(each.column.title, language)));
    const drawn = dragged ? withWidth(titled, dragged.path, dragged.width) : titled;
    const placed = placedColumns(drawn, taken);
    const fitting = isNarrow ? fittingNarrow(placed) : placed;
    return {
      placed: fitting,
      minWidth: taken + widthOf(fitting),
      drag: (path, width) => setDragged(width === undefined ? undefined : { path, width }),
    };
  }, [columns, taken, dragged, isNarrow, language]);
}

/** A column that the user gave no width is as wide as its title, within limits. */
function withTitle(shown: ShownColumn, title: string): ShownColumn {
  if (shown.width !== defaultWidths[shown.column.kind]) return shown;
  const pixels = [...title].reduce((sum, character) => sum + (character > '\u2e80' ? 15 : 8.5), titlePadding);
  return { ...shown, width: Math.max(shown.width, Math.min(Math.ceil(pixels), defaultWidths.text)) };
}

/** Pixels beside a title. */
const titlePadding = 36;

/** Columns of texts share the place that is left, unless the user gave them a width. */
function isFlexible({ column, width }: PlacedColumn): boolean {
  return width === defaultWidths.text && width === defaultWidths[column.kind];
}

/** On a narrow screen, only a part of the first column is pinned: the others need the place. */
function fittingNarrow(placed: readonly PlacedColumn[]): PlacedColumn[] {
  return placed.map(({ pin, ...column }, index) =>
    index === 0
      ? { ...column, width: Math.min(column.width, maxNarrowPixels), ...(pin === 'start' ? { pin, isEdge: true } : {}) }
      : { ...column, isEdge: false },
  );
}

const maxNarrowPixels = 150;
