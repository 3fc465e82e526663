import { useConsole } from '@signalbox/api/react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type ListedRecord, type ListPlace, pageQueryOf, resolveFilter } from '@signalbox/collections-core';
import type { Collection } from '../common/collection';
import {
  countQuery,
  exactCountQuery,
  readRecordPage,
  recordPageQuery,
  type RecordsOptions,
} from '../common/record-queries';

export interface Listing {
  records: readonly ListedRecord[];
  /** Cursors of the pages beside the shown one. Undefined at the ends. */
  next: string | undefined;
  previous: string | undefined;
  /** Number of records before the page, where it is known. */
  before: number | undefined;
  /** Nothing is loaded yet. */
  isPending: boolean;
  /** The records are those of the place before, until those of this one are there. */
  isStale: boolean;
  error: Error | null;
  retry: () => void;
  /** When the records were read, in milliseconds since 1970. */
  readAt: number;
  /** Requests the records of the place, beside those that are shown. */
  readPage: () => Promise<readonly ListedRecord[]>;
  /** Shows these records instead of those with their ids, unless the page was read again. Nothing moves. */
  replace: (records: ReadonlyMap<string, ListedRecord>) => void;
  count: CountState;
}

/** How many records match. */
interface CountState {
  /** Undefined until it is known. */
  total: number | undefined;
  isEstimate: boolean;
  /** Counts all of them. Undefined while that runs, and for an exact number. */
  countExactly: (() => void) | undefined;
  /** Why they could not be counted. */
  error: Error | null;
}

/** The page of records that the address is about, and the number of all that match. */
export function useRecordPage(collection: Collection, place: ListPlace): Listing {
  const options = useRecordsOptions(collection);
  const count = useCount(options, place);
  const queries = useQueryClient();
  const query = recordPageQuery(options, pageQueryOf(place));
  const { data, dataUpdatedAt, isPending, isPlaceholderData, error, refetch } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
  });
  const records = data?.records ?? none;
  return {
    records,
    next: data?.next,
    previous: data?.previous,
    before: isPlaceholderData ? place.before : beforeOf({ place, data, count }),
    isPending,
    isStale: isPlaceholderData,
    error,
    retry: () => void refetch(),
    readAt: dataUpdatedAt,
    readPage: async () => (await readRecordPage(options, pageQueryOf(place))).records,
    replace: (changed) => {
      if (queries.getQueryState(query.queryKey)?.dataUpdatedAt !== dataUpdatedAt) return;
      queries.setQueryData(
        query.queryKey,
        (page) => page && { ...page, records: page.records.map((each) => changed.get(each.id) ?? each) },
        // It was not read again: other changes stay marked.
        { updatedAt: dataUpdatedAt },
      );
    },
    count,
  };
}

function useRecordsOptions({ resource, columns }: Collection): RecordsOptions {
  const { api } = useConsole();
  return useMemo(
    () => ({ api, resource, resolve: (filter) => resolveFilter(filter, { columns, now: new Date() }) }),
    [api, resource, columns],
  );
}

function useCount(options: RecordsOptions, { filter = {} }: ListPlace): CountState {
  const text = JSON.stringify(filter);
  const [exactFor, setExactFor] = useState<string>();
  const counted = useQuery(countQuery(options, filter));
  const exact = useQuery({ ...exactCountQuery(options, filter), enabled: exactFor === text });
  const isEstimate = counted.data?.isEstimate === true && exact.data === undefined;
  return {
    total: exact.data?.count ?? counted.data?.count,
    isEstimate,
    countExactly:
      isEstimate && !exact.isFetching
        ? () => (exactFor === text ? void exact.refetch() : setExactFor(text))
        : undefined,
    error: exact.error ?? counted.error,
  };
}

interface BeforeOptions {
  place: ListPlace;
  data: { records: readonly ListedRecord[]; next: string | undefined; previous: string | undefined } | undefined;
  count: CountState;
}

/** The ends of the list are sure; between them, the address says it. */
function beforeOf({ place, data, count: { total, isEstimate } }: BeforeOptions): number | undefined {
  if (data === undefined) return place.before;
  if (data.previous === undefined) return 0;
  if (data.next === undefined && total !== undefined && !isEstimate) return Math.max(total - data.records.length, 0);
  return place.before;
}

const none: readonly ListedRecord[] = [];
