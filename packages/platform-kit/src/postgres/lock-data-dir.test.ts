import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataDir } from './lock-data-dir';
import { processIdentity } from './process-identity';
import { stopOrphan } from './stop-orphan';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync('/tmp/signalbox-lock-');
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const owners: [string, unknown][] = [
  [
    'an owner that is not seen here, such as that of another container',
    { pid: 4_000_000, startedAt: 'x', host: 'db-2' },
  ],
  ['an owner whose process id is another process here', { pid: process.ppid, startedAt: 'before', host: 'db-2' }],
  ['no owner', 'nothing'],
];

test.each(owners)('leaves the lock to the process that listens, although the file names %s', async (_name, owner) => {
  const lock = await lockDataDir(dataDir);
  writeFileSync(join(dataDir, 'server.lock'), JSON.stringify(owner));
  const who = typeof owner === 'string' ? '' : ` \\(process ${(owner as { pid: number }).pid} on db-2\\)`;
  await expect(lockDataDir(dataDir)).rejects.toThrow(new RegExp(`^Another server${who} runs on ${dataDir}: stop it`));
  lock.release();
  (await lockDataDir(dataDir)).release();
});

test.each(owners)('takes over a lock on which no process listens, and that names %s', async (_name, owner) => {
  writeFileSync(join(dataDir, 'server.lock'), JSON.stringify(owner));
  const lock = await lockDataDir(dataDir);
  expect(readFileSync(join(dataDir, 'server.lock'), 'utf8')).toContain(`"pid":${process.pid}`);
  lock.release();
});

test('leaves the lock to a server of an earlier version, which does not listen', async () => {
  const startedAt = processIdentity(process.ppid)?.startedAt;
  writeFileSync(join(dataDir, 'server.lock'), JSON.stringify({ pid: process.ppid, startedAt }));
  await expect(lockDataDir(dataDir)).rejects.toThrow(`Another server (process ${process.ppid}) runs on`);
});

test('lets one of many have the lock of a dead owner, again and again, and leaves one link', async () => {
  for (let round = 1; round <= 10; round++) {
    const all = await Promise.allSettled(Array.from({ length: 6 }, () => lockDataDir(dataDir)));
    const won = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(won).toHaveLength(1);
    expect(readdirSync(dataDir).filter((name) => name.endsWith('.sock'))).toHaveLength(1);
    won[0]?.release();
    expect(readdirSync(dataDir)).toEqual([`server.lock.${round}`]);
  }
});

test('works in a folder whose name is too long for a socket', async () => {
  const deep = join(dataDir, 'd'.repeat(120));
  const lock = await lockDataDir(deep);
  rmSync(join(deep, 'server.lock'));
  await expect(lockDataDir(deep)).rejects.toThrow('Another server runs on');
  lock.release();
  expect(readdirSync(deep)).toEqual(['server.lock.1']);
});

const socketIn = (home: string) => join(home, 'socket/.s.PGSQL.5432');

/** The files of a PostgreSQL in `dataDir`. */
function databaseOf(pid: number | string, socketFolder = join(dataDir, 'socket')) {
  const cluster = join(dataDir, 'cluster');
  mkdirSync(cluster);
  mkdirSync(join(dataDir, 'socket'));
  writeFileSync(join(cluster, 'postmaster.pid'), [pid, cluster, 1, 5432, socketFolder, ''].join('\n'));
  return { cluster, home: dataDir };
}

async function listening(path: string, use: () => Promise<unknown>) {
  const server = await new Promise<Server>((resolve) => {
    const started = createServer((connection) => connection.destroy()).listen(path, () => resolve(started));
  });
  try {
    await use();
  } finally {
    server.close();
  }
}

test.each([
  ['is not seen here', 4_000_000],
  ['is another process here', process.ppid],
  ['is not in the file', ''],
])('leaves a PostgreSQL alone that answers and whose process %s', async (_name, pid) => {
  const database = databaseOf(pid);
  await listening(socketIn(dataDir), async () => {
    await expect(stopOrphan(database)).rejects.toThrow('no process of this machine or container runs on');
    expect(existsSync(join(database.cluster, 'postmaster.pid'))).toBe(true);
    expect(existsSync(socketIn(dataDir))).toBe(true);
  });
});

test('leaves a PostgreSQL alone that answers outside of a folder with a long name', async () => {
  const short = mkdtempSync('/tmp/signalbox-');
  const database = databaseOf(4_000_000, short);
  await listening(join(short, '.s.PGSQL.5432'), () => expect(stopOrphan(database)).rejects.toThrow('stop it'));
  expect(existsSync(short)).toBe(true);
  await stopOrphan(database);
  expect(existsSync(short)).toBe(false);
});

test('removes what a dead PostgreSQL left: also a claim of its socket by a process that is another one now', async () => {
  const database = databaseOf(process.ppid);
  writeFileSync(socketIn(dataDir), '');
  writeFileSync(`${socketIn(dataDir)}.lock`, `${process.ppid}\n`);
  await stopOrphan(database);
  expect(readdirSync(join(dataDir, 'socket'))).toEqual([]);
  expect(existsSync(join(database.cluster, 'postmaster.pid'))).toBe(false);
});

test('leaves it to PostgreSQL to check a process that is gone', async () => {
  const database = databaseOf(4_000_000);
  await stopOrphan(database);
  expect(readFileSync(join(database.cluster, 'postmaster.pid'), 'utf8')).toContain('4000000');
});
