import { useConsole } from '@signalbox/api/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OpenModel } from '../model/open-model';
import { type ListedRecord, recordPageQuery } from '../model/record-queries';
import { pageQueryOf } from '../place/list-query';
import type { ListPlace } from '../place/place';

export interface Listing {
  records: readonly ListedRecord[];
  /** Cursors of the pages beside the shown one. Undefined at the ends. */
  next: string | undefined;
  previous: string | undefined;
  /** Nothing is loaded yet. */
  isPending: boolean;
  /** The records are those of the place before, until those of this one are there. */
  isStale: boolean;
  error: Error | null;
  retry: () => void;
}

/** The page of records that the address is about. */
export function useRecordPage(model: OpenModel, place: ListPlace): Listing {
  const { api } = useConsole();
  const { data, isPending, isPlaceholderData, error, refetch } = useQuery({
    ...recordPageQuery(api, model.id, pageQueryOf(place)),
    placeholderData: keepPreviousData,
  });
  return {
    records: data?.records ?? [],
    next: data?.next,
    previous: data?.previous,
    isPending,
    isStale: isPlaceholderData,
    error,
    retry: () => void refetch(),
  };
}
