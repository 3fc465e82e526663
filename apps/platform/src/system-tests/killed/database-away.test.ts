import { readFileSync, rmSync } from 'node:fs';
import { startPostgres } from '@signalbox/platform-kit/postgres';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { logIn, startsPrograms } from '../../testing/programs';
import { emptyDataDir, type ServerProcess } from '../../testing/server-process';

const programs = startsPrograms();

let databaseDir = '';
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let server: ServerProcess;
let address = '';
let headers: Record<string, string>;
beforeEach(async () => {
  databaseDir = emptyDataDir();
  postgres = await startPostgres({ dataDir: databaseDir });
  server = programs.start({ DATABASE_URL: postgres.url });
  address = await server.ready;
  headers = { ...(await logIn(address)), 'accept-language': 'en' };
});
afterEach(async () => {
  server.child.kill('SIGTERM');
  await server.exit;
  await postgres.stop();
  rmSync(databaseDir, { recursive: true, force: true });
});

/** The lines of a request with the stack of its error. */
const stackOfRequest = /request failed|Promise errored/;
const fine = { status: 200, retryAfter: null, code: undefined };
const away = { status: 503, retryAfter: '5', code: 100_090_003 };
const answerTo = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(`${address}/rest/core/${path}`, { headers, ...init });
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), code: (await answer.json()).code };
};
const settings = () => answerTo('setting');
const readyStatus = async () => (await fetch(`${address}/readyz`)).status;

/** All answers that need the database, each with the error of its absence. */
async function expectAway() {
  await expect.poll(readyStatus).toBe(503);
  await expect.poll(settings).toEqual(away);
  const body = JSON.stringify({ username: 'admin', password: 'x' });
  expect(await answerTo('auth/login', { method: 'POST', body })).toEqual(away);
  expect(await answerTo('setting/part')).toEqual(away);
  expect((await fetch(`${address}/livez`)).status).toBe(200);
}

async function expectBack() {
  await expect.poll(settings).toEqual(fine);
  await expect.poll(readyStatus).toBe(200);
}

test('answers 503 while PostgreSQL is stopped, and works again after its restart', async () => {
  await postgres.stop();
  await expectAway();
  postgres = await startPostgres({ dataDir: databaseDir });
  await expectBack();
  expect(server.output()).not.toMatch(stackOfRequest);
});

test('answers 503 to requests that a hanging PostgreSQL keeps waiting', async () => {
  const hung = processesOf(postgres.pid);
  for (const pid of hung) process.kill(pid, 'SIGSTOP');
  try {
    // The first ones wait, until it counts as away.
    expect(await Promise.all([settings(), answerTo('theme'), answerTo('backup')])).toEqual([away, away, away]);
    await expectAway();
  } finally {
    for (const pid of hung.toReversed()) process.kill(pid, 'SIGCONT');
  }
  await expectBack();
  expect(server.output()).not.toMatch(stackOfRequest);
});

test('answers 503 while PostgreSQL has no connection left', async () => {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const limit = (count: number) => client.query(`alter database signalbox connection limit ${count}`);
  await limit(1);
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  );
  await expectAway();
  await limit(-1);
  await expectBack();
  expect(server.output()).not.toMatch(stackOfRequest);
  await client.end();
});

/** The postmaster and its children. */
function processesOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(/\s+/);
  return [pid, ...children.map(Number)];
}
