import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOpenCluster } from '../testing/open-cluster';
import { type RunningPostgres, startPostgres } from './start-postgres';

/** Data folders: one with an open database, and the same after a start has secured it. Tests work on copies. */
let originals: { open: string; secured: string };
beforeAll(async () => {
  const [open, secured] = [newDataDir(), newDataDir()];
  originals = { open, secured };
  await createOpenCluster({ dataDir: open, sql: content });
  copy(open, secured);
  const postgres = await startPostgres({ dataDir: secured, isDurable: false });
  await postgres.stop();
});
afterAll(() => Object.values(originals).forEach(remove));

let dataDir: string;
let running: RunningPostgres | undefined;
beforeEach(() => {
  dataDir = newDataDir();
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  remove(dataDir);
});

function newDataDir(): string {
  const folder = mkdtempSync('/tmp/signalbox-secure-');
  chmodSync(folder, 0o711);
  return folder;
}

/** Keeps the owners: the database belongs to `nobody` if the tests run as root. */
function copy(from: string, to: string): void {
  execFileSync('cp', ['-a', `${from}/.`, to]);
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

const home = () => join(dataDir, 'database');
const start = async () => (running = await startPostgres({ dataDir, isDurable: false }));
async function stop() {
  await running?.stop();
  running = undefined;
}

/** Rows of a query, run as the platform unless the connection string is changed. */
async function ask(sql: string, change: (url: URL) => void = () => undefined): Promise<unknown[]> {
  const url = new URL(running?.url ?? '');
  change(url);
  const client = new Client({ connectionString: url.href });
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const content = `
  create table document (id serial primary key, body jsonb not null default '{}');
  create index document_body on document using gin (body);
  create table setting (project text primary key);
  create sequence numbers;
  create view documents as select count(*)::int as count from document;
  create function double(n int) returns int language sql as 'select 2 * n';
  create schema staging; create table staging.part (id int);
  insert into document (body) select jsonb_build_object('n', n) from generate_series(1, 100) as n;`;
const rows = 'select count from documents';

test('gives a new database a role that is no superuser, and requires its password', async () => {
  await start();
  expect(await ask('select usename, usesuper from pg_user where usename = current_user')).toEqual([
    { usename: 'platform', usesuper: false },
  ]);
  for (const user of ['platform', 'signalbox'])
    for (const database of ['signalbox', 'postgres', 'template1'])
      for (const password of ['', 'guess'])
        await expect(
          ask('select 1', (url) => Object.assign(url, { username: user, password, pathname: `/${database}` })),
        ).rejects.toThrow(/password/i);
  expect(statSync(join(home(), 'password')).mode & 0o777).toBe(0o600);
  expect(statSync(join(home(), 'password')).uid).toBe(process.getuid?.());
  const password = readFileSync(join(home(), 'password'), 'utf8').trim();
  expect(password).toMatch(/^[\w-]{32}$/);
  expect(readFileSync(join(home(), 'postgres.log'), 'utf8')).not.toContain(password);
});

test('secures a database that an earlier version left open, and keeps its content', async () => {
  copy(originals.open, dataDir);
  await start();
  expect(await ask(rows)).toEqual([{ count: 100 }]);
  const owned = `select c.relname from pg_class c where c.oid >= 16384 and pg_get_userbyid(c.relowner) <> 'platform'
    union all select p.proname from pg_proc p where p.oid >= 16384 and pg_get_userbyid(p.proowner) <> 'platform'
    union all select n.nspname from pg_namespace n where n.oid >= 16384 and pg_get_userbyid(n.nspowner) <> 'platform'
    union all select d.datname from pg_database d where d.datname = 'signalbox' and pg_get_userbyid(d.datdba) <> 'platform'`;
  expect(await ask(owned)).toEqual([]);
  await ask(`alter table document add column more int; drop index document_body; drop view documents; drop schema staging cascade;
    create table later (id int); select nextval('numbers'); insert into document default values`);
  await expect(ask('select 1', (url) => Object.assign(url, { username: 'signalbox', password: '' }))).rejects.toThrow(
    /password/i,
  );
});

test.each<[string, () => void]>([
  ['the password is lost', () => rmSync(join(home(), 'password'))],
  ['the password is that of another database', () => writeFileSync(join(home(), 'password'), 'another\n')],
  ['the password file is empty', () => writeFileSync(join(home(), 'password'), '')],
  ['everybody was let in again', () => writeFileSync(join(home(), 'cluster/pg_hba.conf'), 'local all all trust\n')],
  ['a start was cut short before it wrote its last file', () => rmSync(join(home(), 'cluster/pg_hba.conf'))],
  ['a start left half a file', () => writeFileSync(join(home(), 'password.next'), 'ha')],
])('opens the database although %s', async (_name, disturb) => {
  copy(originals.secured, dataDir);
  disturb();
  await start();
  expect(await ask(rows)).toEqual([{ count: 100 }]);
  await expect(ask('select 1', (url) => void (url.password = ''))).rejects.toThrow(/password/i);
  await stop();
  await start();
  expect(await ask(rows)).toEqual([{ count: 100 }]);
});

if (process.getuid?.() !== 0) console.info('Not root: there is no other user here to keep out of the database');
else
  test('keeps other processes of `nobody` out, the account of the database', async () => {
    copy(originals.open, dataDir);
    await start();
    const socket = join(home(), 'socket/.s.PGSQL.5432');
    const script = `
      const fs = require('node:fs');
      const attempt = (name, run) => { try { run(); return name; } catch (error) { return error.code; } };
      const found = [
        attempt('socket', () => fs.statSync(${JSON.stringify(socket)})),
        attempt('password', () => fs.readFileSync(${JSON.stringify(join(home(), 'password'))})),
        attempt('cluster', () => fs.readdirSync(${JSON.stringify(join(home(), 'cluster'))})),
        attempt('environment', () => fs.readFileSync('/proc/${running?.pid}/environ')),
        attempt('root', () => fs.readdirSync('/proc/${running?.pid}/cwd/')),
      ];
      require('node:net').connect(${JSON.stringify(socket)})
        .on('connect', () => { console.log(JSON.stringify([...found, 'connected'])); process.exit(); })
        .on('error', (error) => console.log(JSON.stringify([...found, error.code])));`;
    const nobody = statSync(join(home(), 'cluster')).uid;
    const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], {
      uid: nobody,
      gid: 65_534,
      cwd: '/',
      encoding: 'utf8',
      env: {},
    });
    expect(JSON.parse(stdout || stderr)).toEqual(['EACCES', 'EACCES', 'EACCES', 'EACCES', 'EACCES', 'EACCES']);
    // Files in /dev/shm would be open to other processes of the account.
    expect(readFileSync(`/proc/${running?.pid}/maps`, 'utf8')).not.toContain('/dev/shm');
  });
