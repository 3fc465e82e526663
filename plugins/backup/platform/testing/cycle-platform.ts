import { openDatabase, type PlatformPlugin } from '@signalbox/platform-kit';
import { createTestPlatform, storeOfRun, type TestPlatform } from '@signalbox/platform-kit/testing';
import { writeMedia } from '@signalbox/project-data/testing';
import type { JsonObject } from '@signalbox/schemas';
import { pino } from 'pino';
import { expect } from 'vitest';
import { cycleRoutes } from '../cycles/cycle-routes';
import { recoverCycles } from '../cycles/recover-cycles';
import { startDueCycles } from '../cycles/schedule-cycles';
import { recoverBackups } from '../make/recover-backups';
import type { Jobs } from '@signalbox/jobs';
import { defineBackupJobs } from '../job-kinds';
import { replicaKit } from './replica-kit';
import { scopes } from '../scopes';
import { recordRoutes } from '../records/record-routes';
import { retentionRoutes } from '../cycles/retention-routes';

interface Replica {
  jobs: Jobs;
  poll(): ReturnType<typeof startDueCycles>;
}

export interface CyclePlatform extends TestPlatform {
  /** Two replicas on one database, each with its own connections. They do not poll by themselves. */
  replicas: [Replica, Replica];
  send(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: JsonObject,
  ): Promise<{ status: number; body: JsonObject; list: JsonObject[] }>;
  /** Saves a cycle and returns its id. */
  addCycle(overrides?: JsonObject): Promise<string>;
  cycle(id: string): Promise<JsonObject>;
  /** Polls once on one replica and waits for the started runs. Returns their number. */
  run(replica?: Replica): Promise<number>;
  backups(cycleId: string): Promise<JsonObject[]>;
  /** Advances the clock by so many hours. */
  hours(count: number): void;
  /** The time in so many hours. */
  inHours(count: number): string;
}

export async function createCyclePlatform(): Promise<CyclePlatform> {
  const log = pino({ level: 'silent' });
  const plugin: PlatformPlugin = {
    id: 'cycles',
    register(rest, kit) {
      const deps = { kit, log: rest.log };
      defineBackupJobs(kit.jobs, []);
      for (const scope of scopes) {
        cycleRoutes(rest, deps, scope);
        retentionRoutes(rest, deps, scope);
        recordRoutes(rest, deps, scope);
      }
    },
  };
  const store = await storeOfRun();
  const platform = await createTestPlatform({ plugins: [plugin], bucket: store.bucket });
  const other = openDatabase({ url: String(platform.kit.pool.options.connectionString) });
  const replicas = [platform.kit, { ...platform.kit, database: other.database, pool: other.pool }].map((each) => {
    const kit = replicaKit(each, recoverBackups(each), recoverCycles(each));
    return { jobs: kit.jobs, poll: () => startDueCycles({ kit, log }) };
  }) as [Replica, Replica];
  await writeMedia(platform.kit, { 'a.txt': 'some text' });

  const send = senderOf(platform);
  const close = platform.close.bind(platform);
  return Object.assign(platform, {
    replicas,
    send,
    async addCycle(overrides: JsonObject = {}) {
      const { status, body } = await send('POST', 'backupCycle', aCycle(overrides));
      expect(status, JSON.stringify(body)).toBe(200);
      return String(body['InsertedID']);
    },
    cycle: async (id: string) => (await send('GET', `backupCycle/${id}`)).body,
    async run(replica = replicas[0]) {
      const started = await replica.poll();
      await Promise.allSettled(started.map(({ done }) => done));
      return started.length;
    },
    async backups(cycleId: string) {
      const query = { filter: { cycleId }, sort: { createTime: 1 }, limit: 100 };
      return (await send('GET', `backup?query=${encodeURIComponent(JSON.stringify(query))}`)).list;
    },
    hours: (count: number) => platform.clock.advance({ seconds: count * 3_600 }),
    inHours: (count: number) => new Date(platform.clock.now() + count * 3_600_000).toISOString(),
    async close() {
      await Promise.all(replicas.map(({ jobs }) => jobs.stop()));
      await other.close();
      await close();
      await store.close?.();
    },
  });
}

function senderOf({ app }: TestPlatform): CyclePlatform['send'] {
  return async (method, path, body) => {
    const answer = await app.inject({
      method,
      url: `/rest/core/${path}`,
      headers: { 'accept-language': 'en', 'x-request-timezone': '+08:00' },
      ...(body ? { payload: body } : {}),
    });
    const value = answer.json<JsonObject | JsonObject[]>();
    const isList = Array.isArray(value);
    return { status: answer.statusCode, body: isList ? {} : value, list: isList ? value : [] };
  };
}

/** A cycle of one hour that keeps all backups. */
export function aCycle(overrides: JsonObject = {}): JsonObject {
  return {
    name: 'Hourly',
    fileName: 'Plant',
    cycle: { count: 1, unit: 'h' },
    item: { fileServer: true },
    ...overrides,
  };
}
