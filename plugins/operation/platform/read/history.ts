import type { GaugeSource } from '@signalbox/platform-kit';
import type { HistoryPoint, OperationHistory } from '../../shared/operation';

const periods = {
  hour: { milliseconds: 3_600_000, seconds: 30 },
  day: { milliseconds: 86_400_000, seconds: 600 },
} as const;
export type HistoryPeriod = keyof typeof periods;

interface PointRow {
  replica: string;
  host: string;
  pid: number;
  at: Date;
  requests: number;
  errors: number;
  p99: number | null;
  loop_delay: number;
  memory: number;
  live: number;
}

/** Reads what each replica did, in points of 30 seconds or ten minutes: rates as means, all others at their highest. */
export async function readHistory({ query, now }: GaugeSource, period: HistoryPeriod): Promise<OperationHistory> {
  const { milliseconds, seconds } = periods[period];
  const rows = await query<PointRow>(
    `select replica, host, pid, date_bin(make_interval(secs => $1), at, 'epoch') as at,
       sum(requests) / sum(seconds) as requests, sum(errors) / sum(seconds) as errors, max(p99) as p99,
       max(loop_delay) as loop_delay, max(memory) as memory, max(live) as live
     from operation_sample join operation_replica on id = replica
     where at > $2 group by replica, host, pid, started_at, 4 order by started_at, replica, 4 limit 20000`,
    [seconds, new Date(now - milliseconds)],
  );
  const replicas = new Map<string, OperationHistory['replicas'][number]>();
  for (const { replica: id, host, pid, ...row } of rows) {
    const replica = replicas.get(id) ?? { id, host, pid, points: [] };
    replicas.set(id, replica);
    replica.points.push(pointOf(row));
  }
  return { seconds, replicas: [...replicas.values()] };
}

function pointOf({ at, p99, loop_delay: loopDelay, ...row }: Omit<PointRow, 'replica' | 'host' | 'pid'>): HistoryPoint {
  return { ...row, at: at.toISOString(), ...(p99 !== null && { p99 }), loopDelay };
}
