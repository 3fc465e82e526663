import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { binariesBelow, startPostgres } from '@signalbox/platform-kit/postgres';
import { expect, test, vi } from 'vitest';
import { databasePid, isRunning, logIn, startsPrograms } from './testing/programs';

const programs = startsPrograms();

test('starts on an empty folder, prints the first login once and its address, keeps sessions over a restart', async () => {
  const first = programs.start({ ADMIN_PASSWORD: '', ADMIN_USERNAME: 'chief' });
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
  const pid = databasePid(programs.dataDir);
  first.child.kill('SIGTERM');
  expect(await first.exit).toBe(0);
  expect(isRunning(pid)).toBe(false);
  expect(existsSync(join(programs.dataDir, 'server.lock'))).toBe(false);
  expect(first.errors()).toBe('');

  const second = programs.start();
  const user = await fetch(`${await second.ready}/rest/core/auth/user`, { headers: { authorization: token } });
  expect(await user.json()).toMatchObject({ username: 'chief', isSuper: true });
  expect(second.output()).not.toContain('First login');
});

test('logs once where it listens, also after a start that took long and answered probes', async () => {
  const server = programs.start({ LOG_LEVEL: 'info' });
  const address = await server.ready;
  server.child.kill('SIGTERM');
  await server.exit;
  const lines = server.output().match(/"msg":"[^"]*127\.0\.0\.1:\d+/g);
  const [last, ...before] = (lines ?? []).toReversed();
  expect(last).toBe(`"msg":"listening at ${address}`);
  // A start on an empty folder takes less than a second on a fast machine.
  expect(before.filter((line) => !line.includes('starting, only probes are answered at http'))).toEqual([]);
  expect(before.length).toBeLessThan(2);
});

test('stops with its database on SIGINT, although the signal comes twice', async () => {
  const server = programs.start();
  await server.ready;
  const pid = databasePid(programs.dataDir);
  server.child.kill('SIGINT');
  server.child.kill('SIGINT');
  expect(await server.exit).toBe(0);
  expect(isRunning(pid)).toBe(false);
});

test('stops with its database on a signal during its start', async () => {
  const server = programs.start();
  // The file exists before it has its content.
  await vi.waitFor(() => expect(databasePid(programs.dataDir)).toBeGreaterThan(0), { timeout: 60_000, interval: 5 });
  const pid = databasePid(programs.dataDir);
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
  expect(isRunning(pid)).toBe(false);
  expect(server.output()).not.toContain('ready');
});

test('stores no data in front of an existing platform', async () => {
  const platform = programs.start();
  const front = programs.start({ DATA_DIR: join(programs.dataDir, 'front'), PLATFORM_URL: await platform.ready });
  const address = await front.ready;
  expect(front.output()).toContain(`in front of ${await platform.ready}`);
  await logIn(address);
  expect(existsSync(join(programs.dataDir, 'front'))).toBe(false);
});

const debian = binariesBelow('/usr/lib/postgresql/15');
if (!debian) console.info('PostgreSQL 15 is not installed in /usr/lib/postgresql/15: there is no test against it here');
else
  test('runs on an operator’s PostgreSQL 15 as well, and leaves it running', async () => {
    const folder = join(programs.dataDir, 'fifteen');
    mkdirSync(folder);
    chmodSync(folder, 0o711);
    const postgres = await startPostgres({ dataDir: folder, binaries: debian });
    const server = programs.start({ DATABASE_URL: postgres.url });
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
