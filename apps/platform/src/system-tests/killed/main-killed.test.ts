import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rounds } from '@signalbox/archive/testing';
import { createOpenCluster } from '@signalbox/platform-kit/testing';
import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { databasePid, isRunning, logIn, startsPrograms } from '../../testing/programs';
import { program } from '../../testing/server-process';

const programs = startsPrograms();
const savedRounds = rounds({ sample: 2, all: 20 });
/** Each kills at another moment of the migration. */
const migratedRounds = rounds({ sample: 3, all: 12 });

test('has every acknowledged save after kill -9, and stops the database that the killed server left', async () => {
  let name = 'Signalbox';
  for (let round = 0; round < savedRounds; round++) {
    const server = programs.start();
    const address = await server.ready;
    const headers = await logIn(address);
    const saved = await fetch(`${address}/rest/core/setting`, { headers });
    expect(await saved.json()).toMatchObject({ name });
    name = `round ${round}`;
    const answer = await fetch(`${address}/rest/core/setting`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ name }),
    });
    expect(answer.status).toBe(200);
    const pid = databasePid(programs.dataDir);
    server.child.kill('SIGKILL');
    expect(await server.exit).toBe('SIGKILL');
    expect(isRunning(pid)).toBe(true);
  }
  const last = programs.start();
  await last.ready;
});

test('migrates the open database of an earlier version, however often it is killed meanwhile', async () => {
  await createOpenCluster({
    dataDir: programs.dataDir,
    sql: 'create table kept (id int); insert into kept select generate_series(1, 50)',
  });
  const access = join(programs.dataDir, 'database/cluster/pg_hba.conf');
  const isOpen = () => /trust/.test(readFileSync(access, 'utf8'));
  const pidFile = join(programs.dataDir, 'database/cluster/postmaster.pid');
  for (let round = 0; round < migratedRounds && isOpen(); round++) {
    const server = programs.start();
    const isStarted = vi.waitFor(() => expect(existsSync(pidFile)).toBe(true), { timeout: 60_000, interval: 2 });
    // Rejects with the output of a server that ends by itself.
    await Promise.race([isStarted, server.ready]);
    await new Promise((resolve) => setTimeout(resolve, (round * 240) / migratedRounds));
    server.child.kill('SIGKILL');
    await server.exit;
  }
  const last = programs.start();
  await logIn(await last.ready);
  expect(isOpen()).toBe(false);
  const client = await connect();
  const { rows } = await client.query('select count(*)::int, current_user from kept');
  await client.end();
  expect(rows).toEqual([{ count: 50, current_user: 'platform' }]);
});

test('has no incomplete backup after kill -9, and makes it again', async () => {
  const media = join(programs.dataDir, 'media');
  mkdirSync(media);
  const large = join(media, 'large.bin');
  writeFileSync(large, '');
  // Its backup takes longer than the test needs to kill the server.
  truncateSync(large, 2 ** 32);
  const first = programs.start();
  const address = await first.ready;
  const query = encodeURIComponent('{"name":"Nightly","item":{"fileServer":true}}');
  const started = await fetch(`${address}/rest/core/backup/export?query=${query}`, { headers: await logIn(address) });
  const { id } = (await started.json()) as { id: string };
  const archives = join(programs.dataDir, 'backups', '.temporary');
  await vi.waitFor(() => expect(readdirSync(archives)).toEqual([expect.stringMatching(/\.part$/)]), 60_000);
  first.child.kill('SIGKILL');
  await first.exit;
  expect(readdirSync(archives)).toHaveLength(1);
  truncateSync(large, 2 ** 20);

  const second = programs.start();
  const again = await second.ready;
  const headers = await logIn(again);
  const read = async (path: string) => (await fetch(`${again}/rest/core/${path}`, { headers })).json();
  await vi.waitFor(async () => expect(await read(`taskmanager/${id}`)).toMatchObject({ status: 'finish' }), 120_000);
  expect(await read(`backup/${id}`)).toMatchObject({ status: 'succeed', type: 'export' });
  expect(readdirSync(archives)).toEqual([]);
});

test('goes on with a bulk change after kill -9, and changes no record twice', async () => {
  const first = programs.start();
  const address = await first.ready;
  const change = { action: 'edit', filter: {}, values: { note: 'seen' } };
  const send = async (url: string, path: string, body?: object) => {
    const request = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const answer = await fetch(`${url}/rest/core/record/alarm/${path}`, { headers: await logIn(url), ...request });
    return (await answer.json()) as Record<string, unknown>;
  };
  const countSeen = async (url: string) =>
    (await send(url, `count?query=${encodeURIComponent('{"filter":{"note":"seen"}}')}`))['count'];
  const holder = await connect();
  // The job waits in the middle for this record.
  await holder.query(`begin; select id from document where id = (select id from document
    where collection = 'table_data' and body -> 'values' ? 'raisedAt' order by id offset 650 limit 1) for update`);
  const { id } = await send(address, 'bulk', change);
  await vi.waitFor(
    async () => expect(await send(address, `bulk/${id}`)).toMatchObject({ status: 'ongoing', changed: 600 }),
    60_000,
  );
  first.child.kill('SIGKILL');
  await first.exit;
  await holder.end();

  const second = programs.start();
  const again = await second.ready;
  await vi.waitFor(
    async () =>
      expect(await send(again, `bulk/${id}`)).toMatchObject({ status: 'finish', changed: 1200, unchanged: 0 }),
    60_000,
  );
  expect(await countSeen(again)).toBe(1200);
});

/** Connects to the database that the server has started. */
async function connect(): Promise<Client> {
  const socket = encodeURIComponent(realpathSync(join(programs.dataDir, 'database/socket')));
  const secret = readFileSync(join(programs.dataDir, 'database/password'), 'utf8').trim();
  const client = new Client({ connectionString: `postgresql://platform:${secret}@localhost/signalbox?host=${socket}` });
  await client.connect();
  return client;
}

test.each([
  ['npm, which started it through a shell', (run: string) => `/bin/sh -c '${run}; :' & wait`],
  ['npm, which started it directly', (run: string) => `${run} & wait`],
])('stops by itself when %s, is killed', async (_name, command) => {
  const npm = programs.start({ npm_lifecycle_event: 'start' }, [
    '/bin/sh',
    '-c',
    command(`"${process.execPath}" "${program}"`),
  ]);
  await npm.ready;
  const { pid: serverPid } = JSON.parse(readFileSync(join(programs.dataDir, 'server.lock'), 'utf8')) as { pid: number };
  const pids = [serverPid, databasePid(programs.dataDir)];
  expect(pids.map(isRunning)).toEqual([true, true]);
  npm.child.kill('SIGKILL');
  await vi.waitFor(() => expect(pids.map(isRunning)).toEqual([false, false]), { timeout: 60_000 });
});
