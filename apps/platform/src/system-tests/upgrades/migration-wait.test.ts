import { createEmptyDatabase, dropDatabase } from '@signalbox/platform-kit/testing';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freePort } from '../../testing/free-port';
import { startsPrograms } from '../../testing/programs';
import type { ServerProcess } from '../../testing/server-process';

let databaseUrl: string;
let blocker: Client;
beforeEach(async () => {
  databaseUrl = await createEmptyDatabase();
  blocker = new Client({ connectionString: databaseUrl });
  await blocker.connect();
});
afterEach(async () => {
  await blocker.end();
  await dropDatabase(databaseUrl);
});
// After these hooks, so that the servers are stopped before the database is dropped.
const programs = startsPrograms();

/** For what takes seconds on a machine that is not busy. */
const longWait = 100_000;
const headers = { authorization: 'Bearer only for the operator' };

interface Server extends ServerProcess {
  address: string;
  checks(): Promise<{ status: number; body: unknown }>;
}

async function start(): Promise<Server> {
  const port = String(await freePort());
  const variables = { DATABASE_URL: databaseUrl, PORT: port, OPERATOR_TOKEN: 'only for the operator' };
  const address = `http://127.0.0.1:${port}`;
  const server = programs.start(variables);
  return {
    ...server,
    address,
    async checks() {
      expect(server.child.exitCode, server.errors()).toBeNull();
      const answer = await fetch(`${address}/readyz`, { headers, signal: AbortSignal.timeout(longWait) });
      return { status: answer.status, body: await answer.json() };
    },
  };
}
const held = (migrations: 'waiting' | 'running') => ({ status: 503, body: { ready: false, checks: { migrations } } });

test('a server that waits for the migrations of another one answers probes, and is not ready', async () => {
  await blocker.query(
    'create table signalbox_migration (name text primary key, applied_at timestamptz not null default now())',
  );
  await blocker.query('begin; lock table signalbox_migration');
  const migrating = await start();
  await vi.waitFor(async () => expect(await migrating.checks()).toEqual(held('running')), longWait);
  const waiting = await start();
  const stopped = await start();
  for (const each of [waiting, stopped]) {
    await vi.waitFor(async () => expect(await each.checks()).toEqual(held('waiting')), longWait);
    expect((await fetch(`${each.address}/livez`)).status).toBe(200);
    expect(await (await fetch(`${each.address}/readyz`)).json()).toEqual({ ready: false });
    expect((await fetch(`${each.address}/rest/core/setting`)).status).toBe(503);
  }
  stopped.child.kill('SIGTERM');
  expect(await stopped.exit).toBe(0);
  await blocker.query('commit');
  for (const each of [migrating, waiting]) {
    await each.ready;
    await vi.waitFor(async () => expect((await each.checks()).status).toBe(200), longWait);
  }
});
