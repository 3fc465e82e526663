import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMigratedDatabase, dropDatabase } from '@signalbox/platform-kit/testing';
import { Client } from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { freePort } from '../../testing/free-port';
import { logIn, startsPrograms } from '../../testing/programs';

const programs = startsPrograms();

/** In `npm run test:endurance` only: it needs PgBouncer. */
const bouncerProgram = 'pgbouncer';
const hasBouncer = spawnSync(bouncerProgram, ['--version']).status === 0;
if (!hasBouncer) console.info('PgBouncer is not installed (apt-get install -y pgbouncer): nothing is tried behind it');

let bouncer: ChildProcess | undefined;
let folder = '';
let databaseUrl = '';
afterEach(async () => {
  bouncer?.kill('SIGINT');
  if (databaseUrl !== '') await dropDatabase(databaseUrl);
  rmSync(folder, { recursive: true, force: true });
});

test.runIf(hasBouncer).each(['transaction', 'statement'])(
  'rejects PgBouncer with pool_mode = %s in one line',
  async (mode) => {
    const server = programs.start({ DATABASE_URL: await startBouncer(mode) });
    expect(await Promise.race([server.exit, server.ready])).toBe(1);
    expect(server.errors()).toMatch(
      /^Signalbox cannot start: DATABASE_URL names a pooler [^\n]* pool_mode = session [^\n]*\n$/,
    );
  },
);

test.runIf(hasBouncer)('runs behind PgBouncer with pool_mode = session', async () => {
  const server = programs.start({ DATABASE_URL: await startBouncer('session') });
  expect(await logIn(await server.ready)).toHaveProperty('authorization');
});

/** URL of an empty database through PgBouncer. */
async function startBouncer(mode: string): Promise<string> {
  databaseUrl = await createMigratedDatabase({ migrations: [] });
  const { username, password, searchParams, pathname } = new URL(databaseUrl);
  const database = pathname.slice(1);
  const port = await freePort();
  folder = mkdtempSync('/tmp/signalbox-bouncer-');
  chmodSync(folder, 0o755);
  const file = join(folder, 'pgbouncer.ini');
  const settings = [
    '[databases]',
    `${database} = host=${searchParams.get('host')} dbname=${database} user=${username} password=${decodeURIComponent(password)}`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =\nauth_type = any`,
    `pool_mode = ${mode}\ndefault_pool_size = 30`,
  ];
  writeFileSync(file, settings.join('\n'));
  // It does not run as root. The account of the database may enter the folder of its socket.
  const [command = 'env', ...args] =
    process.getuid?.() === 0 ? ['setpriv', '--reuid=nobody', '--regid=61003', '--clear-groups'] : [];
  bouncer = spawn(command, [...args, bouncerProgram, file], { stdio: 'ignore' });
  const url = `postgresql://${username}@127.0.0.1:${port}/${database}`;
  await vi.waitFor(async () => {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.end();
  });
  return url;
}
