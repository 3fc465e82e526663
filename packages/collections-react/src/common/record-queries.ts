import type { ApiClient } from '@signalbox/api/client';
import type { JsonObject } from '@signalbox/schemas/json';
import { queryOptions } from '@tanstack/react-query';
import { type ListedRecord, type RecordCount, recordHeaders, recordKeys } from '@signalbox/collections-core';

interface RecordPage {
  records: ListedRecord[];
  /** Cursor of the next page. Undefined on the last one. */
  next: string | undefined;
  /** Cursor of the page before. Undefined on the first one. */
  previous: string | undefined;
}

export interface RecordsOptions {
  api: ApiClient;
  /** Address of the records. */
  resource: string;
  /** Replaces the relative dates of a filter by moments, at each request. */
  resolve: (filter: JsonObject) => JsonObject;
}

type PageQuery = JsonObject & { filter: JsonObject };

/** One page of the records of a resource, by the query of a list. */
export const recordPageQuery = (options: RecordsOptions, query: PageQuery) =>
  queryOptions({
    queryKey: recordKeys.page(options.resource, query),
    queryFn: ({ signal }) => readRecordPage(options, query, signal),
  });

/** Requests one page. The answer is not kept. */
export async function readRecordPage(
  { api, resource, resolve }: RecordsOptions,
  query: PageQuery,
  signal?: AbortSignal,
): Promise<RecordPage> {
  const sent = { ...query, filter: resolve(query.filter) };
  const options = { query: sent, ...(signal && { signal }) };
  const { body, headers } = await api.send<ListedRecord[]>('GET', resource, options);
  return {
    records: body,
    next: headers.get(recordHeaders.cursor) ?? undefined,
    previous: headers.get(recordHeaders.cursorBefore) ?? undefined,
  };
}

interface RecordsCount {
  count: number;
  isEstimate: boolean;
}

/** The number of records that match: exact up to 10,000, an estimate above. */
export const countQuery = ({ api, resource, resolve }: RecordsOptions, filter: JsonObject) =>
  queryOptions({
    queryKey: recordKeys.count(resource, filter),
    queryFn: async ({ signal }): Promise<RecordsCount> => {
      const query = { filter: resolve(filter), limit: 1, withCount: true, withoutBody: true };
      const { headers } = await api.send('GET', resource, { query, signal });
      const count = Number(headers.get(recordHeaders.count));
      return { count, isEstimate: headers.get(recordHeaders.countIsEstimate) === 'true' };
    },
  });

/** Counts all records that match. Rejects if that takes the server too long. */
export const exactCountQuery = ({ api, resource, resolve }: RecordsOptions, filter: JsonObject) =>
  queryOptions({
    queryKey: recordKeys.exactCount(resource, filter),
    queryFn: ({ signal }) => api.get<RecordCount>(`${resource}/count`, { query: { filter: resolve(filter) }, signal }),
  });
