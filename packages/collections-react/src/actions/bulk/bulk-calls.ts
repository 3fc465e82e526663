import type { ApiClient } from '@signalbox/api/client';
import type { JsonObject } from '@signalbox/schemas/json';
import { queryOptions } from '@tanstack/react-query';
import {
  type BulkPlan,
  type BulkResult,
  recordKeys,
  type RecordSelection,
  type StartedBulk,
  targetOf,
} from '@signalbox/collections-core';

/** One change of many records. */
export type BulkChange = { action: 'edit'; values: JsonObject } | { action: 'delete' };

interface BulkOptions {
  api: ApiClient;
  /** Id of the collection. */
  resource: string;
  selection: RecordSelection;
}

/** Queries what the change would do, anew for each dialog. It changes nothing. */
export const planQuery = ({ api, resource, selection }: BulkOptions, change: BulkChange) =>
  queryOptions({
    queryKey: [...recordKeys.all, 'bulk-plan', resource, selection, change] as const,
    queryFn: ({ signal }) =>
      api.post<BulkPlan>(`${resource}/bulk/plan`, { ...targetOf(selection), ...change }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export function startBulk({ api, resource, selection }: BulkOptions, change: BulkChange): Promise<StartedBulk> {
  return api.post(`${resource}/bulk`, { ...targetOf(selection), ...change });
}

/** How far a change is, again every second until it has ended. */
export const bulkResultQuery = ({ api, resource }: Omit<BulkOptions, 'selection'>, id: string) =>
  queryOptions({
    queryKey: [...recordKeys.bulk(), resource, id] as const,
    queryFn: ({ signal }) => api.get<BulkResult>(`${resource}/bulk/${id}`, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && state.data.status !== 'ongoing' ? false : 1_000),
  });
