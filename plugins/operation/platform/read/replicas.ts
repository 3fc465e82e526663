import { addCounts, type GaugeSource, percentileOf, type RouteCounts } from '@signalbox/platform-kit';
import type { Replica, RouteFigures } from '../../shared/operation';

interface ReplicaRow {
  id: string;
  version: string;
  host: string;
  pid: number;
  started_at: Date;
  seen_at: Date;
  ended_at: Date | null;
  drained: boolean;
}

/** The replicas of the last day: those that run first, then the last seen. `own`: the id of this one. */
export async function readReplicas({ query, now }: GaugeSource, own: string): Promise<Replica[]> {
  const rows = await query<ReplicaRow>(
    `select id, version, host, pid, started_at, seen_at, ended_at, drained
     from operation_replica order by seen_at desc limit 100`,
  );
  const replicas = rows.map(
    ({ started_at: started, seen_at: seen, ended_at: ended, drained: isDrained, ...row }): Replica => ({
      ...row,
      started: started.toISOString(),
      seen: (ended ?? seen).toISOString(),
      state: ended !== null ? 'stopped' : now - seen.getTime() > goneMilliseconds ? 'gone' : 'running',
      isDrained,
      isThis: row.id === own,
    }),
  );
  return replicas.toSorted((a, b) => Number(b.state === 'running') - Number(a.state === 'running'));
}

/** Three beats. */
export const goneMilliseconds = 45_000;

/** The routes that took the most time in the last 15 minutes, over all replicas. */
export async function readRoutes({ query, now }: GaugeSource): Promise<RouteFigures[]> {
  const rows = await query<{ routes: RouteCounts[] }>('select routes from operation_sample where at > $1', [
    new Date(now - 15 * 60_000),
  ]);
  return addCounts(rows.flatMap(({ routes }) => routes))
    .map(({ route, count, errors, buckets }) => ({
      route,
      count,
      errors,
      p50: percentileOf(buckets, 0.5) ?? 0,
      p99: percentileOf(buckets, 0.99) ?? 0,
    }))
    .toSorted((a, b) => b.count * b.p50 - a.count * a.p50)
    .slice(0, maxRoutes);
}

const maxRoutes = 50;
