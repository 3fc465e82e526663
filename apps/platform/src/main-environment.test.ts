import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logIn, startsPrograms } from './testing/programs';
import { emptyDataDir } from './testing/server-process';

const programs = startsPrograms();

/** Listens on a port that a server wants. */
const occupant = createServer();
beforeAll(() => new Promise<void>((resolve) => occupant.listen(0, '127.0.0.1', resolve)));
afterAll(() => void occupant.close());

test('rejects a second server on the same folder in one line, and does not disturb the first', async () => {
  const first = programs.start();
  const address = await first.ready;
  const second = programs.start();
  expect(await second.exit).toBe(1);
  expect(second.errors()).toBe(
    `Signalbox cannot start: Another server (process ${first.child.pid}) runs on ${programs.dataDir}: stop it first, or set DATA_DIR to another folder\n`,
  );
  await logIn(address);
});

test('works below a folder that only its owner may enter, started as root or not', async () => {
  const home = join(programs.dataDir, 'home');
  mkdirSync(join(home, 'data'), { recursive: true, mode: 0o700 });
  const server = programs.start({ DATA_DIR: join(home, 'data') });
  await logIn(await server.ready);
  const database = realpathSync(join(home, 'data/database'));
  const isRoot = process.getuid?.() === 0;
  expect(dirname(database)).toBe(isRoot ? '/var/lib/signalbox' : join(realpathSync(home), 'data'));
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
  const again = programs.start({ DATA_DIR: join(home, 'data') });
  await logIn(await again.ready);
  again.child.kill('SIGTERM');
  await again.exit;
  rmSync(database, { recursive: true });
});

test('works in a folder whose path is too long for a socket', async () => {
  const deep = join(programs.dataDir, 'd'.repeat(120));
  const server = programs.start({ DATA_DIR: deep });
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
  const server = programs.start(variables);
  expect(await server.exit).toBe(1);
  expect(server.errors()).toBe(`Signalbox cannot start: ${line}\n`);
});

test('names the occupied port, and stops the database that it had started', async () => {
  const port = String((occupant.address() as AddressInfo).port);
  const other = emptyDataDir();
  const second = programs.start({ PORT: port, DATA_DIR: other });
  expect(await second.exit).toBe(1);
  expect(second.errors()).toContain(`PORT ${port} on 127.0.0.1 is taken`);
  expect(readdirSync(other)).not.toContain('server.lock');
  expect(existsSync(join(other, 'database/cluster/postmaster.pid'))).toBe(false);
  rmSync(other, { recursive: true });
});

test('prints the first login once, in the start that stores it, also if that one cannot listen', async () => {
  const port = String((occupant.address() as AddressInfo).port);
  const other = emptyDataDir();
  // A start that takes long opens the port before it stores the first login.
  const second = programs.start({ PORT: port, DATA_DIR: other, ADMIN_PASSWORD: '' });
  expect(await second.exit).toBe(1);
  expect(second.errors()).toContain(`PORT ${port} on 127.0.0.1 is taken`);
  const third = programs.start({ DATA_DIR: other, ADMIN_PASSWORD: '' });
  const address = await third.ready;
  const printed = [...`${second.output()}${third.output()}`.matchAll(/^First login: admin \/ ([\w-]{16})$/gm)];
  expect(printed).toHaveLength(1);
  await logIn(address, printed[0]?.[1]);
  third.child.kill('SIGTERM');
  await third.exit;
  rmSync(other, { recursive: true });
});
