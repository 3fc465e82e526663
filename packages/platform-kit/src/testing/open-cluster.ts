import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { findBinaries } from '../postgres';

/**
 * The database of a data folder as version 0.1.0 left it: every client that reaches the socket is the superuser
 * `signalbox`, who owns the tables. Started as root, it belongs to `nobody`. Runs `sql` in it and stops it.
 */
export async function createOpenCluster({ dataDir, sql }: { dataDir: string; sql: string }): Promise<void> {
  const binaries = findBinaries();
  if (!binaries) throw new Error('no PostgreSQL for this machine');
  const isRoot = process.getuid?.() === 0;
  const account = isRoot ? { uid: nobody, gid: nobody } : {};
  const home = join(dataDir, 'database');
  const cluster = join(home, 'cluster');
  const socket = join(home, 'socket');
  for (const folder of [home, socket]) {
    mkdirSync(folder, { mode: 0o700, recursive: true });
    if (isRoot) chownSync(folder, nobody, nobody);
  }
  if (isRoot) chmodSync(dataDir, 0o711);
  const options = { ...account, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } };
  execFileSync(binaries.initdb, ['-D', cluster, '-U', 'signalbox', '--auth=trust', '--encoding=UTF8', '--no-sync'], {
    ...options,
    stdio: 'ignore',
  });
  const flags = ['listen_addresses=', `unix_socket_directories=${socket}`].flatMap((flag) => ['-c', flag]);
  const child = spawn(binaries.postgres, ['-D', cluster, ...flags], { ...options, stdio: 'ignore' });
  await query({ socket, database: 'postgres', sql: 'create database signalbox' });
  await query({ socket, database: 'signalbox', sql });
  child.kill('SIGINT');
  await once(child, 'exit');
  // Owner and mode are those that a program of root leaves.
  if (isRoot) chownSync(home, 0, nobody);
  if (isRoot) chmodSync(home, 0o710);
}

const nobody = 65_534;

async function query({ socket, database, sql }: { socket: string; database: string; sql: string }) {
  const options = { host: socket, user: 'signalbox', database };
  let client = new Client(options);
  while (
    !(await client.connect().then(
      () => true,
      () => false,
    ))
  ) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    client = new Client(options);
  }
  await client.query(sql);
  await client.end();
}
