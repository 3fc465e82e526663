import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { binariesBelow, lockDataDir, startPostgres } from '@signalbox/platform-kit/postgres';
import { createOpenCluster } from '@signalbox/platform-kit/testing';
import { Client } from 'pg';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildProgram, emptyDataDir, program, type ServerProcess, startServer } from './testing/server-process';

let dataDir: string;
let servers: ServerProcess[];
beforeAll(buildProgram);
beforeEach(() => {
  dataDir = emptyDataDir();
  servers = [];
});
afterEach(async () => {
  for (const server of servers) {
    server.child.kill('SIGTERM');
    await server.exit;
  }
  const home = join(dataDir, 'database');
  if (existsSync(home)) rmSync(realpathSync(home), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
});

function start(variables: Record<string, string> = {}, command?: [string, ...string[]]): ServerProcess {
  const server = startServer({ DATA_DIR: dataDir, ADMIN_PASSWORD: password, ...variables }, command);
  servers.push(server);
  return server;
}
const password = 'north signal 7';

async function logIn(address: string, typed = password): Promise<Record<string, string>> {
  const answer = await fetch(`${address}/rest/core/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: typed }),
  });
  expect(answer.status).toBe(200);
  const { token } = (await answer.json()) as { token: string };
  return { authorization: token, 'content-type': 'application/json' };
}
const databasePid = (at = dataDir) =>
  Number(readFileSync(join(at, 'database/cluster/postmaster.pid'), 'utf8').split('\n')[0]);
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('starts on an empty folder, prints the first login once and its address, keeps sessions over a restart', async () => {
  const first = start({ ADMIN_PASSWORD: '', ADMIN_USERNAME: 'chief' });
  const address = await first.ready;
  const [login, ready, ...rest] = first.output().trim().split('\n');
  expect(login).toMatch(/^First login: chief \/ [\w-]{16}$/);
  expect(ready).toMatch(/^Signalbox is ready: http:\/\/127\.0\.0\.1:\d+$/);
  expect(rest).toEqual([]);
  const answer = await fetch(`${address}/rest/core/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'chief', password: login?.split(' / ')[1] }),
  });
  const { token } = (await answer.json()) as { token: string };
  const pid = databasePid();
  first.child.kill('SIGTERM');
  expect(await first.exit).toBe(0);
  expect(isRunning(pid)).toBe(false);
  expect(existsSync(join(dataDir, 'server.lock'))).toBe(false);
  expect(first.errors()).toBe('');

  const second = start();
  const user = await fetch(`${await second.ready}/rest/core/auth/user`, { headers: { authorization: token } });
  expect(await user.json()).toMatchObject({ username: 'chief', isSuper: true });
  expect(second.output()).not.toContain('First login');
});

test('stops with its database on SIGINT, although the signal comes twice', async () => {
  const server = start();
  await server.ready;
  const pid = databasePid();
  server.child.kill('SIGINT');
  server.child.kill('SIGINT');
  expect(await server.exit).toBe(0);
  expect(isRunning(pid)).toBe(false);
});

test('stops with its database on a signal during its start', async () => {
  const server = start();
  // The file exists before it has its content.
  await vi.waitFor(() => expect(databasePid()).toBeGreaterThan(0), { timeout: 20_000, interval: 5 });
  const pid = databasePid();
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
  expect(isRunning(pid)).toBe(false);
  expect(server.output()).not.toContain('ready');
});

test('has every acknowledged save after kill -9, and stops the database that the killed server left', async () => {
  let name = 'Signalbox';
  for (let round = 0; round < 3; round++) {
    const server = start();
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
    const pid = databasePid();
    server.child.kill('SIGKILL');
    expect(await server.exit).toBe('SIGKILL');
    expect(isRunning(pid)).toBe(true);
  }
  const last = start();
  await last.ready;
});

test('migrates the open database of an earlier version, however often it is killed meanwhile', async () => {
  await createOpenCluster({
    dataDir,
    sql: 'create table kept (id int); insert into kept select generate_series(1, 50)',
  });
  const access = join(dataDir, 'database/cluster/pg_hba.conf');
  const isOpen = () => /trust/.test(readFileSync(access, 'utf8'));
  const pidFile = join(dataDir, 'database/cluster/postmaster.pid');
  for (let round = 0; round < 12 && isOpen(); round++) {
    const server = start();
    await vi.waitFor(() => expect(existsSync(pidFile)).toBe(true), { timeout: 60_000, interval: 2 });
    await new Promise((resolve) => setTimeout(resolve, round * 20));
    server.child.kill('SIGKILL');
    await server.exit;
  }
  const last = start();
  await logIn(await last.ready);
  expect(isOpen()).toBe(false);
  const socket = encodeURIComponent(realpathSync(join(dataDir, 'database/socket')));
  const secret = readFileSync(join(dataDir, 'database/password'), 'utf8').trim();
  const client = new Client({ connectionString: `postgresql://platform:${secret}@localhost/signalbox?host=${socket}` });
  await client.connect();
  const { rows } = await client.query('select count(*)::int, current_user from kept');
  await client.end();
  expect(rows).toEqual([{ count: 50, current_user: 'platform' }]);
});

test('has no incomplete backup after kill -9, and marks its task as failed', async () => {
  const media = join(dataDir, 'media');
  mkdirSync(media);
  writeFileSync(join(media, 'large.bin'), '');
  truncateSync(join(media, 'large.bin'), 2 ** 30);
  const first = start();
  const address = await first.ready;
  const query = encodeURIComponent('{"name":"Nightly","item":{"fileServer":true}}');
  const started = await fetch(`${address}/rest/core/backup/export?query=${query}`, { headers: await logIn(address) });
  const { id } = (await started.json()) as { id: string };
  const archives = join(dataDir, 'backups', 'default');
  await vi.waitFor(() => expect(readdirSync(archives)).toEqual([expect.stringMatching(/\.part$/)]), 10_000);
  first.child.kill('SIGKILL');
  await first.exit;
  expect(readdirSync(archives)).toHaveLength(1);

  const second = start();
  const again = await second.ready;
  const headers = await logIn(again);
  const read = async (path: string) => (await fetch(`${again}/rest/core/${path}`, { headers })).json();
  await vi.waitFor(async () => expect(await read(`taskmanager/${id}`)).toMatchObject({ status: 'fail' }), 10_000);
  expect(await read(`backup/${id}`)).toMatchObject({ status: 'fail', type: 'export' });
  expect(readdirSync(archives)).toEqual([]);
});

test('rejects a second server on the same folder in one line, and does not disturb the first', async () => {
  const first = start();
  const address = await first.ready;
  const second = start();
  expect(await second.exit).toBe(1);
  expect(second.errors()).toBe(
    `Signalbox cannot start: Another server (process ${first.child.pid}) runs on ${dataDir}: stop it first, or set DATA_DIR to another folder\n`,
  );
  await logIn(address);
});

test('takes over the lock of a dead process, also when another process has its id now', () => {
  const lock = lockDataDir(dataDir);
  expect(() => lockDataDir(dataDir)).toThrow('Another server');
  lock.release();
  for (const owner of [
    { pid: process.ppid, startedAt: 'before the last boot' },
    { pid: 4_000_000, startedAt: 'x' },
    'no owner',
  ]) {
    writeFileSync(join(dataDir, 'server.lock'), JSON.stringify(owner));
    lockDataDir(dataDir).release();
  }
});

test.each([
  ['npm, which started it through a shell', (run: string) => `/bin/sh -c '${run}; :' & wait`],
  ['npm, which started it directly', (run: string) => `${run} & wait`],
])('stops by itself when %s, is killed', async (_name, command) => {
  const npm = start({ npm_lifecycle_event: 'start' }, ['/bin/sh', '-c', command(`"${process.execPath}" "${program}"`)]);
  await npm.ready;
  const { pid: serverPid } = JSON.parse(readFileSync(join(dataDir, 'server.lock'), 'utf8')) as { pid: number };
  const pids = [serverPid, databasePid()];
  expect(pids.map(isRunning)).toEqual([true, true]);
  npm.child.kill('SIGKILL');
  await vi.waitFor(() => expect(pids.map(isRunning)).toEqual([false, false]), { timeout: 20_000 });
});

test('works below a folder that only its owner may enter, started as root or not', async () => {
  const home = join(dataDir, 'home');
  mkdirSync(join(home, 'data'), { recursive: true, mode: 0o700 });
  const server = start({ DATA_DIR: join(home, 'data') });
  await logIn(await server.ready);
  const database = realpathSync(join(home, 'data/database'));
  const isRoot = process.getuid?.() === 0;
  expect(dirname(database)).toBe(isRoot ? '/var/lib/signalbox' : join(realpathSync(home), 'data'));
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
  const again = start({ DATA_DIR: join(home, 'data') });
  await logIn(await again.ready);
  again.child.kill('SIGTERM');
  await again.exit;
  rmSync(database, { recursive: true });
});

test('works in a folder whose path is too long for a socket', async () => {
  const deep = join(dataDir, 'd'.repeat(120));
  const server = start({ DATA_DIR: deep });
  await logIn(await server.ready);
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
});

test.each([
  [{ PORT: 'x' }, 'PORT is “x”: set it to a whole number from 0 to 65535 (0 picks a free port)'],
  [
    { DATABASE_URL: 'postgresql://nobody:secret@127.0.0.1:1/none' },
    'DATABASE_URL: the database cannot be reached (connect ECONNREFUSED 127.0.0.1:1); check that it runs, and its address, user and password',
  ],
  [
    { HOST: '192.0.2.1', PLATFORM_URL: 'http://127.0.0.1:1' },
    'HOST 192.0.2.1 is no address of this machine: set HOST to one of its own, or to 0.0.0.0 for all',
  ],
])('exits with one line for %j', async (variables, line) => {
  const server = start(variables);
  expect(await server.exit).toBe(1);
  expect(server.errors()).toBe(`Signalbox cannot start: ${line}\n`);
});

test('names the occupied port, and stops the database that it had started', async () => {
  const first = start();
  const port = new URL(await first.ready).port;
  const other = emptyDataDir();
  const second = start({ PORT: port, DATA_DIR: other });
  expect(await second.exit).toBe(1);
  expect(second.errors()).toContain(`PORT ${port} on 127.0.0.1 is taken`);
  expect(readdirSync(other)).not.toContain('server.lock');
  expect(existsSync(join(other, 'database/cluster/postmaster.pid'))).toBe(false);
  rmSync(other, { recursive: true });
});

test('prints the first login even if it then cannot listen, and never again', async () => {
  const first = start();
  const port = new URL(await first.ready).port;
  const other = emptyDataDir();
  const second = start({ PORT: port, DATA_DIR: other, ADMIN_PASSWORD: '' });
  expect(await second.exit).toBe(1);
  const typed = /^First login: admin \/ ([\w-]{16})$/m.exec(second.output())?.[1];
  expect(typed).toBeDefined();
  const third = start({ DATA_DIR: other, ADMIN_PASSWORD: '' });
  await logIn(await third.ready, typed);
  expect(third.output()).not.toContain('First login');
  third.child.kill('SIGTERM');
  await third.exit;
  rmSync(other, { recursive: true });
});

test('stores no data in front of an existing platform', async () => {
  const platform = start();
  const front = start({ DATA_DIR: join(dataDir, 'front'), PLATFORM_URL: await platform.ready });
  const address = await front.ready;
  expect(front.output()).toContain(`in front of ${await platform.ready}`);
  await logIn(address);
  expect(existsSync(join(dataDir, 'front'))).toBe(false);
});

const debian = binariesBelow('/usr/lib/postgresql/15');
if (!debian) console.info('PostgreSQL 15 is not installed in /usr/lib/postgresql/15: there is no test against it here');
else
  test('runs on an operator’s PostgreSQL 15 as well, and leaves it running', async () => {
    const folder = join(dataDir, 'fifteen');
    mkdirSync(folder);
    chmodSync(folder, 0o711);
    const postgres = await startPostgres({ dataDir: folder, binaries: debian });
    const server = start({ DATABASE_URL: postgres.url });
    const address = await server.ready;
    const headers = await logIn(address);
    expect(
      (
        await fetch(`${address}/rest/core/setting`, {
          method: 'PATCH',
          headers,
          body: JSON.stringify({ name: 'Fifteen' }),
        })
      ).status,
    ).toBe(200);
    expect(await (await fetch(`${address}/rest/core/setting`, { headers })).json()).toMatchObject({ name: 'Fifteen' });
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
    expect(isRunning(postgres.pid)).toBe(true);
    await postgres.stop();
  });
