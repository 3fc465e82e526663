import type { ApiClient } from '@signalbox/api/client';
import { queryOptions } from '@tanstack/react-query';
import { escaped } from '../filter/codecs/text-codecs';
import { recordKeys } from '../model/record-keys';
import type { ListedRecord } from '../model/record-queries';

interface TitlesOptions {
  api: ApiClient;
  /** Id of the model. */
  model: string;
  /** Path of the column that names a record. */
  path: string;
}

/** The records with these ids, with their title alone. */
export const titlesQuery = ({ api, model, path }: TitlesOptions, ids: readonly string[]) =>
  queryOptions({
    queryKey: [...recordKeys.ofModel(model), 'titles', path, ids] as const,
    queryFn: ({ signal }) =>
      api.get<ListedRecord[]>(`core/record/${model}`, {
        query: { filter: { id: { $in: [...ids] } }, project: { [path]: 1 }, limit: ids.length },
        signal,
      }),
    staleTime: 60_000,
  });

/** The first records whose title contains a text. */
export const foundTitlesQuery = ({ api, model, path }: TitlesOptions, text: string) =>
  queryOptions({
    queryKey: [...recordKeys.ofModel(model), 'found-titles', path, text] as const,
    queryFn: ({ signal }) =>
      api.get<ListedRecord[]>(`core/record/${model}`, {
        query: {
          ...(text === '' ? {} : { filter: { [path]: { $regex: escaped(text), $options: 'i' } } }),
          sorts: [{ [path]: 1 }],
          project: { [path]: 1 },
          limit: 20,
        },
        signal,
      }),
    staleTime: 60_000,
  });
