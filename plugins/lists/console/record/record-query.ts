import type { ApiClient } from '@signalbox/api/client';
import type { JsonObject } from '@signalbox/schemas/json';
import { queryOptions } from '@tanstack/react-query';
import { recordKeys } from '../model/record-keys';

/** A record with the version that the platform had when it answered. */
export interface StoredRecord {
  values: JsonObject;
  /** `ETag`, for `If-Match`. Undefined if the platform sent none: then the last save wins. */
  version: string | undefined;
}

export const recordQuery = (api: ApiClient, { model, id }: { model: string; id: string }) =>
  queryOptions({
    queryKey: recordKeys.record(model, id),
    queryFn: async ({ signal }): Promise<StoredRecord> => {
      const { body, headers } = await api.send<JsonObject>('GET', recordPath(model, id), { signal });
      const { id: _id, ...values } = body;
      return { values, version: headers.get('etag') ?? undefined };
    },
    staleTime: 0,
  });

export function recordPath(model: string, id: string): string {
  return `core/record/${model}/${encodeURIComponent(id)}`;
}
