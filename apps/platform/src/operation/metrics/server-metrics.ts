import { statfsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Traffic } from '../traffic';

interface ServerMetricsOptions {
  pool: Pool;
  traffic: Pick<Traffic, 'inFlight'>;
  dataDir: string;
  version: string;
}

/** Figures of this server itself: requests, live connections, connections to the database. Routes count by their template. */
export function serverMetrics(
  app: FastifyInstance,
  { pool, traffic, version, dataDir }: ServerMetricsOptions,
): Registry {
  const registry = new Registry();
  const registers = [registry];
  countRequests(app, registers);
  new Gauge({
    name: 'signalbox_info',
    help: 'The version of the program as a label; always 1',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1);
  const current = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  current('signalbox_http_requests_in_flight', 'Requests without an answer', () => traffic.inFlight());
  current('signalbox_live_connections', 'Open live connections of consoles', () => app.websocketServer.clients.size);
  current('signalbox_database_pool_connections', 'Open connections to the database', () => pool.totalCount);
  current('signalbox_database_pool_idle_connections', 'Open connections without a query', () => pool.idleCount);
  current('signalbox_database_pool_max_connections', 'Connections that may be open', () => pool.options.max);
  current('signalbox_database_pool_waiting', 'Queries that wait for a connection', () => pool.waitingCount);
  current('signalbox_data_free_bytes', 'Bytes that the disk of DATA_DIR has left', () => diskOf(dataDir).bavail);
  current('signalbox_data_size_bytes', 'Size of the disk of DATA_DIR', () => diskOf(dataDir).blocks);
  return registry;
}

/** Size and free space of the disk in bytes. NaN while the folder is missing. */
function diskOf(dataDir: string): { bavail: number; blocks: number } {
  try {
    const { bavail, blocks, bsize } = statfsSync(dataDir);
    return { bavail: bavail * bsize, blocks: blocks * bsize };
  } catch {
    return { bavail: Number.NaN, blocks: Number.NaN };
  }
}

function countRequests(app: FastifyInstance, registers: Registry[]): void {
  const answered = new Counter({
    name: 'signalbox_http_requests_total',
    help: 'Answered requests',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'signalbox_http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'unmatched' };
    answered.inc({ ...labels, status: reply.statusCode });
    duration.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}

/** Memory, processor, event loop and garbage collection: one registry of the process, however many servers it runs. */
export function processMetrics(): Registry {
  if (ofProcess === undefined) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

let ofProcess: Registry | undefined;
