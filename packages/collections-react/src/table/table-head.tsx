import type { SortKey } from '@signalbox/collections-core';
import type { Selection } from '../common/selection/use-selection';
import { HeaderCell } from './header-cell';
import { PageCheckbox } from './page-checkbox';
import type { PlacedColumn } from './pin-offsets';

interface TableHeadProps {
  placed: readonly PlacedColumn[];
  /** Ids of the records on the page. */
  ids: readonly string[];
  selection: Selection;
  sorts: readonly SortKey[];
  onSort: (sorts: SortKey[]) => void;
  onDrag: (path: string, width: number | undefined) => void;
  onResize: (path: string, width: number) => void;
  onPin: (path: string, pin: PlacedColumn['pin']) => void;
  onHide: (path: string) => void;
  /** Path of the column that names records: it cannot be hidden. */
  titlePath: string | undefined;
}

export function TableHead({ placed, ids, selection, sorts, onSort, ...handlers }: TableHeadProps) {
  const { onDrag, onResize, onPin, onHide, titlePath } = handlers;
  return (
    <thead>
      <tr>
        <PageCheckbox ids={ids} selection={selection} />
        {placed.map((each) => (
          <HeaderCell
            key={each.column.path}
            placed={each}
            sorts={sorts}
            onSort={onSort}
            onDrag={(width) => onDrag(each.column.path, width)}
            onResize={(width) => onResize(each.column.path, width)}
            onPin={(pin) => onPin(each.column.path, pin)}
            onHide={each.column.path === titlePath ? undefined : () => onHide(each.column.path)}
          />
        ))}
      </tr>
    </thead>
  );
}
