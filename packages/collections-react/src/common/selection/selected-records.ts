import { type ListColumn, type ListPlace, type RecordSelection, resolveFilter } from '@signalbox/collections-core';
import type { Selection } from './use-selection';

interface SelectedOptions {
  selection: Selection;
  place: Pick<ListPlace, 'filter'>;
  listing: { count: { total: number | undefined; isEstimate: boolean } };
  columns: readonly ListColumn[];
}

/** The selected records; without any, all that match the filter at this moment. */
export function selectedRecords({ selection, place, listing, columns }: SelectedOptions): RecordSelection {
  const { ids, isAll } = selection;
  if (!isAll && ids.size > 0) return { kind: 'ids', ids: [...ids] };
  const { total = 0, isEstimate } = listing.count;
  const filter = resolveFilter(place.filter ?? {}, { columns, now: new Date() });
  return { kind: 'matching', filter, count: total, isEstimate };
}
