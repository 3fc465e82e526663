import { useCallback } from 'react';
import { valueAt } from '../cells/use-cell-text';
import { withPin } from '../chooser/change-columns';
import { type ShownColumn, withWidth } from '../layout/column-layout';
import type { PendingChanges } from '../live/pending-changes';
import type { OpenModel } from '../model/open-model';
import { firstPage, type ListPlace, writePlace } from '../place/place';
import type { GoToPlace } from '../place/use-place';
import { useTitles } from '../references/use-titles';
import type { Selection } from '../selection/use-selection';
import { RecordTable } from '../table/record-table';
import { ListState } from './list-state';
import { slots } from './slots';
import type { Listing } from './use-record-page';

interface RecordsPaneProps {
  model: OpenModel;
  shown: readonly ShownColumn[];
  onColumns: (shown: ShownColumn[]) => void;
  listing: Listing;
  place: ListPlace;
  goTo: GoToPlace;
  onClearFilter: () => void;
  onClearOrder: () => void;
  /** Undefined: records cannot be selected. */
  selection: Selection | undefined;
  pending: PendingChanges;
}

/** The table of records, or why there is none. */
export function RecordsPane({
  model,
  shown,
  onColumns,
  listing,
  place,
  goTo,
  onClearFilter,
  onClearOrder,
  selection,
  pending,
}: RecordsPaneProps) {
  const { records, isStale } = listing;
  const titleOf = useTitles(
    shown.flatMap(({ column: { path, reference } }) => {
      if (reference === undefined) return [];
      const ids = records.map((record) => valueAt(record, path)).filter((value) => typeof value === 'string');
      return [{ path, reference, ids }];
    }),
  );
  const open = useCallback((record: string) => goTo({ record }), [goTo]);
  const hrefOf = (record: string) => `?${writePlace({ ...place, record }).toString()}`;
  return (
    <>
      {records.length > 0 ? (
        <RecordTable
          label={model.name}
          columns={shown}
          records={records}
          titleOf={titleOf}
          sorts={place.sorts}
          onSort={(sorts) => goTo({ sorts, ...firstPage })}
          onResize={(path, width) => onColumns(withWidth(shown, path, width))}
          onPin={(path, pin) => onColumns(withPin(shown, path, pin))}
          onHide={(path) => onColumns(shown.filter(({ column }) => column.path !== path))}
          titlePath={model.columns[0]?.path}
          isBusy={isStale}
          hrefOf={slots.recordPanel ? hrefOf : undefined}
          onOpen={open}
          openRecord={place.record}
          selection={selection}
          pending={pending}
        />
      ) : null}
      <ListState {...{ listing, place, goTo, onClearFilter, onClearOrder }} />
    </>
  );
}
