import { addBuckets, percentileOf, type PlatformKit } from '@signalbox/platform-kit';
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface Heartbeat {
  /** Id of this replica: a new one for each start. */
  id: string;
  /** Writes that this replica is there, and what it did since the last beat. */
  beat(): Promise<void>;
  /** Reads whether an operator has taken this replica out of service. */
  readDrain(): Promise<void>;
  /** Writes that it was stopped. */
  end(): Promise<void>;
}

/** Creates the heartbeat of this replica, whose figures start at zero now. */
export function createHeartbeat({ pool, clock, figures, product, drain, hasBucket }: PlatformKit): Heartbeat {
  const id = randomUUID();
  const started = clock.now();
  const ofProcess = watchProcess();
  let last = started;

  async function readDrain() {
    const { rows } = await pool.query<{ drained: boolean }>('select drained from operation_replica where id = $1', [
      id,
    ]);
    drain.set(rows[0]?.drained ?? false);
  }

  return {
    id,
    readDrain,
    async beat() {
      const now = clock.now();
      const { loopDelay, memory } = ofProcess.take();
      const routes = figures.take();
      const seconds = Math.max(1, (now - last) / 1000);
      last = now;
      const p99 = percentileOf(addBuckets(routes.map(({ buckets }) => buckets)), 0.99);
      await pool.query(
        `with replica as (
           insert into operation_replica (id, version, host, pid, started_at, seen_at, has_bucket, stored_at)
           values ($1, $2, $3, $4, $5, $6, $15, now() - make_interval(secs => $16))
           on conflict (id) do update set seen_at = excluded.seen_at, stored_at = excluded.stored_at returning id
         )
         insert into operation_sample (replica, at, seconds, requests, errors, p99, loop_delay, memory, live, routes)
         select id, $6, $7, $8, $9, $10, $11, $12, $13, $14 from replica on conflict do nothing`,
        [
          id,
          product.version,
          hostname(),
          process.pid,
          new Date(started),
          new Date(now),
          seconds,
          routes.reduce((sum, { count }) => sum + count, 0),
          routes.reduce((sum, { errors }) => sum + errors, 0),
          p99,
          loopDelay,
          memory,
          figures.liveConnections(),
          JSON.stringify(routes),
          hasBucket,
          figures.storedAt === undefined ? null : (Date.now() - figures.storedAt) / 1000,
        ],
      );
      await readDrain();
    },
    async end() {
      ofProcess.stop();
      await pool.query('update operation_replica set ended_at = $2 where id = $1', [id, new Date(clock.now())]);
    },
  };
}

interface ProcessFigures {
  /** The 99th percentile since the last call, in milliseconds. */
  loopDelay: number;
  /** Bytes. */
  memory: number;
}

/** Measures the event loop of this process until `stop`. */
function watchProcess(): { take(): ProcessFigures; stop(): void } {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  return {
    take() {
      // A timer is late by its own resolution. Without a measurement, the percentile is no number.
      const measured = delay.percentile(99) / 1e6 - resolution;
      delay.reset();
      return { loopDelay: Number.isFinite(measured) ? Math.max(0, measured) : 0, memory: process.memoryUsage.rss() };
    },
    stop: () => void delay.disable(),
  };
}

const resolution = 20;
