import { stringsOf } from '@signalbox/schemas/json';
import { useCallback } from 'react';
import { valueAt } from '../common/use-cell-text';
import {
  firstPage,
  type ListPlace,
  type PendingChanges,
  type ShownColumn,
  withPin,
  withWidth,
  writePlace,
} from '@signalbox/collections-core';
import type { Collection } from '../common/collection';
import type { GoToPlace } from '../common/use-place';
import { useTitles } from '../common/references/use-titles';
import type { Selection } from '../common/selection/use-selection';
import { RecordTable } from '../table/record-table';
import { ListState } from './list-state';
import type { Listing } from './use-record-page';

interface RecordsPaneProps {
  collection: Collection;
  shown: readonly ShownColumn[];
  onColumns: (shown: ShownColumn[]) => void;
  listing: Listing;
  place: ListPlace;
  goTo: GoToPlace;
  onClearFilter: () => void;
  onClearOrder: () => void;
  selection: Selection;
  pending: PendingChanges;
}

/** The table of records, or why there is none. */
export function RecordsPane({
  collection,
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
      const ids = records.flatMap((record) => stringsOf([valueAt(record, path) ?? []].flat()));
      return [{ path, reference, ids }];
    }),
  );
  const open = useCallback((record: string) => goTo({ record }), [goTo]);
  const hrefOf = (record: string) => `?${writePlace({ ...place, record }).toString()}`;
  return (
    <>
      {records.length > 0 ? (
        <RecordTable
          label={collection.name}
          columns={shown}
          records={records}
          titleOf={titleOf}
          sorts={place.sorts}
          onSort={(sorts) => goTo({ sorts, ...firstPage })}
          onResize={(path, width) => onColumns(withWidth(shown, path, width))}
          onPin={(path, pin) => onColumns(withPin(shown, path, pin))}
          onHide={(path) => onColumns(shown.filter(({ column }) => column.path !== path))}
          titlePath={collection.columns[0]?.path}
          isBusy={isStale}
          hrefOf={hrefOf}
          onOpen={open}
          openRecord={place.record}
          selection={selection}
          pending={pending}
        />
      ) : null}
      <ListState {...{ collection, listing, place, goTo, onClearFilter, onClearOrder }} />
    </>
  );
}
