import type { ApiClient } from '@signalbox/api/client';
import type { JsonObject } from '@signalbox/schemas/json';
import { queryOptions } from '@tanstack/react-query';
import type { BulkPlan, BulkResult, StartedBulk } from '../../shared/record-bulk';
import { recordKeys } from '../model/record-keys';
import type { RecordSelection } from '../selection/record-selection';
import { targetOf } from '../selection/target-of';

/** One change of many records. */
export type BulkChange = { action: 'edit'; values: JsonObject } | { action: 'delete' };

interface BulkOptions {
  api: ApiClient;
  /** Id of the model. */
  model: string;
  selection: RecordSelection;
}

/** Queries what the change would do, anew for each dialog. It changes nothing. */
export const planQuery = ({ api, model, selection }: BulkOptions, change: BulkChange) =>
  queryOptions({
    queryKey: [...recordKeys.all, 'bulk-plan', model, selection, change] as const,
    queryFn: ({ signal }) =>
      api.post<BulkPlan>(`core/record/${model}/bulk/plan`, { ...targetOf(selection), ...change }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export function startBulk({ api, model, selection }: BulkOptions, change: BulkChange): Promise<StartedBulk> {
  return api.post(`core/record/${model}/bulk`, { ...targetOf(selection), ...change });
}

/** How far a change is, again every second until it has ended. */
export const bulkResultQuery = ({ api, model }: Omit<BulkOptions, 'selection'>, id: string) =>
  queryOptions({
    queryKey: [...recordKeys.bulk(), model, id] as const,
    queryFn: ({ signal }) => api.get<BulkResult>(`core/record/${model}/bulk/${id}`, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && state.data.status !== 'ongoing' ? false : 1_000),
  });
