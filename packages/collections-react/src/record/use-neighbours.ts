import { type ListedRecord, recordKeys } from '@signalbox/collections-core';
import { useQueryClient } from '@tanstack/react-query';

/** Ids of the records before and after one, on the page of the list. */
interface Neighbours {
  previous?: string;
  next?: string;
}

/** The neighbours of a record on the page that the list shows. */
export function useNeighbours(resource: string, id: string): Neighbours {
  const queries = useQueryClient();
  const pages = queries.getQueryCache().findAll({ queryKey: [...recordKeys.of(resource), 'page'], type: 'active' });
  for (const { queryKey } of pages) {
    const records = queries.getQueryData<{ records: readonly ListedRecord[] }>(queryKey)?.records ?? [];
    const at = records.findIndex((record) => record.id === id);
    if (at !== -1) return { previous: records[at - 1]?.id, next: records[at + 1]?.id };
  }
  return {};
}
