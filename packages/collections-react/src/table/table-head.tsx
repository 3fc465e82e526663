import type { SortKey } from '@signalbox/collections-core';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Selection } from '../common/selection/use-selection';
import { HeaderCell } from './header-cell';
import type { PlacedColumn } from './pin-offsets';
import styles from './record-table.module.css';

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

interface PageCheckboxProps {
  /** Ids of the records on the page. */
  ids: readonly string[];
  selection: Selection;
}

/** Selects all records of the page, or none of them. */
function PageCheckbox({ ids, selection }: PageCheckboxProps) {
  const { t } = useTranslation('collections-react');
  const count = ids.filter(selection.isSelected).length;
  return (
    <th scope="col" className={`${styles.check} ${styles.head} ${styles.pinned}`}>
      <Checkbox
        aria-label={t('selection.page')}
        checked={count > 0 && count === ids.length}
        indeterminate={count > 0 && count < ids.length}
        onChange={() => selection.togglePage(ids)}
      />
    </th>
  );
}
