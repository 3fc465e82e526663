import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createEmptyDatabase, dropDatabase } from '@signalbox/platform-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startDeviceWriters, storedDevices } from '../../testing/device-writers';
import { openMedia } from '../../testing/media-client';
import { logIn, startsPrograms } from '../../testing/programs';

/** Another commit than the last one before this one: that of a release, for example. */
const commit = process.env['EARLIER_COMMIT'] ?? 'HEAD~1';
const repository = fileURLToPath(new URL('../../../../..', import.meta.url));
const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();

/** Where the earlier commit is built. */
let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'signalbox-earlier-'));
  git('clone', '--quiet', '--no-hardlinks', '.', root);
  const inRoot = { cwd: root, env: { PATH: process.env['PATH'], HOME: process.env['HOME'] } };
  execFileSync('git', ['checkout', '--quiet', git('rev-parse', commit)], inRoot);
  execFileSync(process.execPath, ['scripts/bootstrap.mjs', 'build'], inRoot);
}, 1_200_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

let databaseUrl: string;
beforeEach(async () => {
  databaseUrl = await createEmptyDatabase();
});
afterEach(() => dropDatabase(databaseUrl));
// After these hooks, so that the servers are stopped before the database is dropped.
const programs = startsPrograms();

test('the server of the previous commit starts and works on the migrated database, beside this one and alone', async () => {
  const variables = { DATABASE_URL: databaseUrl };
  const present = programs.start(variables);
  const here = await present.ready;
  const headers = await logIn(here);
  const save = async (address: string, change: object) => {
    const answer = await fetch(`${address}/rest/core/setting`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify(change),
    });
    expect(answer.status, await answer.text()).toBe(200);
  };
  const settings = async (address: string) => (await fetch(`${address}/rest/core/setting`, { headers })).json();
  await save(here, { name: 'Mill' });
  const url = await (await openMedia(here)).put('docs', 'a.txt', 'of this server');

  const earlier = programs.start(variables, [process.execPath, join(root, 'apps/platform/dist/main.js')]);
  const there = await earlier.ready;
  expect((await fetch(`${there}/readyz`)).status).toBe(200);
  expect(await settings(there)).toMatchObject({ name: 'Mill' });
  expect(await (await openMedia(there)).text(url)).toBe('of this server');
  await save(there, { copyright: 'Of the earlier server' });
  await vi.waitFor(async () => expect(await settings(here)).toMatchObject({ copyright: 'Of the earlier server' }));
  const other = await (await openMedia(there)).put('docs', 'b.txt', 'of the earlier server');
  expect(await (await openMedia(here)).text(other)).toBe('of the earlier server');

  let addresses = [here, there];
  let turn = 0;
  const writers = startDeviceWriters({ address: () => addresses[turn++ % addresses.length]!, headers, count: 2 });
  const writes = async () => {
    const before = writers.acknowledged.size;
    await vi.waitFor(() => expect(writers.acknowledged.size).toBeGreaterThan(before + 20));
  };
  await writes();
  addresses = [there];
  await writes();
  present.child.kill('SIGTERM');
  expect(await present.exit).toBe(0);
  await writes();
  await writers.stop();
  expect(writers.failures).toEqual([]);
  const ids = writers.acknowledged.keys();
  expect(await storedDevices(there, { headers, ids })).toEqual(writers.acknowledged);
  expect(earlier.output()).not.toMatch(/"level":[56]0/);
});
