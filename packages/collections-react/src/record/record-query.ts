import { recordKeys } from '@signalbox/collections-core';
import type { ApiClient } from '@signalbox/api/client';
import type { JsonObject } from '@signalbox/schemas/json';
import { queryOptions } from '@tanstack/react-query';

/** A record with the version that the platform had when it answered. */
export interface StoredRecord {
  values: JsonObject;
  /** `ETag`, for `If-Match`. Undefined if the platform sent none: then the last save wins. */
  version: string | undefined;
}

export const recordQuery = (api: ApiClient, { resource, id }: { resource: string; id: string }) =>
  queryOptions({
    queryKey: recordKeys.record(resource, id),
    queryFn: async ({ signal }): Promise<StoredRecord> => {
      const { body, headers } = await api.send<JsonObject>('GET', recordPath(resource, id), { signal });
      const { id: _id, ...values } = body;
      return { values, version: headers.get('etag') ?? undefined };
    },
    staleTime: 0,
  });

export function recordPath(resource: string, id: string): string {
  return `${resource}/${encodeURIComponent(id)}`;
}
