import type { ApiClient } from '@signalbox/api/client';
import type { JsonObject } from '@signalbox/schemas/json';
import { queryOptions } from '@tanstack/react-query';
import { recordHeaders } from '../../shared/record-headers';
import { recordKeys } from './record-keys';

/** A record on the wire: its values with its id. */
export type ListedRecord = JsonObject & { id: string };

interface RecordPage {
  records: ListedRecord[];
  /** Of the next page. Undefined on the last one. */
  next: string | undefined;
  /** Of the page before. Undefined on the first one. */
  previous: string | undefined;
}

/** One page of the records of a model, by the query of a list. */
export const recordPageQuery = (api: ApiClient, model: string, query: JsonObject) =>
  queryOptions({
    queryKey: recordKeys.page(model, query),
    queryFn: async ({ signal }): Promise<RecordPage> => {
      const { body, headers } = await api.send<ListedRecord[]>('GET', `core/record/${model}`, { query, signal });
      return {
        records: body,
        next: headers.get(recordHeaders.cursor) ?? undefined,
        previous: headers.get(recordHeaders.cursorBefore) ?? undefined,
      };
    },
  });
