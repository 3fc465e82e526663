import type { ApiClient } from '@signalbox/api/client';
import { queryOptions } from '@tanstack/react-query';
import { type ListedRecord, recordKeys } from '@signalbox/collections-core';

interface TitlesOptions {
  api: ApiClient;
  /** Address of the records. */
  resource: string;
  /** Path of the column that names a record. */
  path: string;
}

/** The records with these ids, with their title alone. */
export const titlesQuery = ({ api, resource, path }: TitlesOptions, ids: readonly string[]) =>
  queryOptions({
    queryKey: [...recordKeys.of(resource), 'titles', path, ids] as const,
    queryFn: ({ signal }) =>
      api.get<ListedRecord[]>(resource, {
        query: { filter: { id: { $in: [...ids] } }, project: { [path]: 1 }, limit: ids.length },
        signal,
      }),
    staleTime: 60_000,
  });
