import { useConsole, useMay } from '@signalbox/api/react';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { liveDashboardsQuery, maxDashboards } from './live-dashboards';

export interface LiveDashboards {
  /** False for a dashboard that is deleted or does not exist. Undefined while the platform has not answered for it. */
  isLive: (id: string) => boolean | undefined;
  /** Why the platform has not answered. */
  failure?: { kind: 'permission' } | { kind: 'offline' } | { kind: 'failed'; error: Error; retry: () => void };
}

/** Reads which dashboards exist. For an id that is added to `ids` later, it requests only that dashboard. */
export function useLiveDashboards(ids: readonly string[]): LiveDashboards {
  const { api } = useConsole();
  const isAllowed = useMay()('dashboard.view');
  const [batches, setBatches] = useState(() => batchesOf(ids));
  const asked = new Set(batches.flat());
  const missing = ids.filter((id) => !asked.has(id));
  if (missing.length > 0) setBatches([...batches, ...batchesOf(missing)]);

  const queries = useQueries({
    queries: batches.map((batch) => ({ ...liveDashboardsQuery(api, batch), enabled: isAllowed })),
  });
  const answers = new Map(
    queries.flatMap(({ data }, at) => (data ? (batches[at] ?? []).map((id) => [id, data.has(id)] as const) : [])),
  );
  const isLive = (id: string) => answers.get(id);
  if (!isAllowed) return { isLive, ...(ids.length > 0 ? { failure: { kind: 'permission' } } : {}) };
  // The console sends the requests when the network is back.
  if (queries.some(({ isPaused, data }) => isPaused && data === undefined))
    return { isLive, failure: { kind: 'offline' } };
  const failed = queries.filter(({ data, error }) => data === undefined && error !== null);
  const error = failed[0]?.error;
  if (!error) return { isLive };
  const retry = () => void Promise.all(failed.map(({ refetch }) => refetch()));
  return { isLive, failure: { kind: 'failed', error, retry } };
}

function batchesOf(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / maxDashboards) }, (_, at) =>
    ids.slice(at * maxDashboards, (at + 1) * maxDashboards),
  );
}
