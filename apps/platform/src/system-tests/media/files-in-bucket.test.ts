import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { rounds as roundsOf } from '@signalbox/archive/testing';
import { createEmptyDatabase, dropDatabase, startTestBucket, type TestBucket } from '@signalbox/platform-kit/testing';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bucketSettings } from '../../testing/bucket-settings';
import { freePort } from '../../testing/free-port';
import { openMedia } from '../../testing/media-client';
import { startsPrograms } from '../../testing/programs';
import { emptyDataDir } from '../../testing/server-process';

let databaseUrl: string;
let store: TestBucket;
/** Data folders of further replicas. */
let folders: string[];
beforeAll(async () => {
  store = await startTestBucket();
});
afterAll(() => store.close());
beforeEach(async () => {
  databaseUrl = await createEmptyDatabase();
  folders = [];
});
afterEach(async () => {
  await dropDatabase(databaseUrl);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
// After these hooks, so that the servers are stopped before the database is dropped.
const programs = startsPrograms();

const bucketOf = (prefix: string) => bucketSettings(store, prefix);
const start = (variables: Record<string, string> = {}) => programs.start({ DATABASE_URL: databaseUrl, ...variables });
const anotherFolder = () => {
  const folder = emptyDataDir();
  folders.push(folder);
  return folder;
};
const rounds = roundsOf({ sample: 4, all: 40 });
const count = 60;
const names = Array.from({ length: count }, (_, index) => `${index}.txt`);

async function query(sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function contentsInTree(): Promise<number> {
  // Before the first start with a bucket, the table is missing.
  const [row] = await query('select count(*) from file_content').catch(() => []);
  return Number(row?.['count'] ?? 0);
}

/** A PNG file. */
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** For what takes seconds on a machine that is not busy. */
const longWait = 240_000;

test(
  `moves the media of a data folder into the bucket, also after ${rounds} kills, where a replica without that folder has them`,
  async () => {
    const before = start();
    const media = await openMedia(await before.ready);
    for (const name of names) await media.put('docs', name, `content of ${name}`);
    await media.put('docs', '0.txt', 'replaced');
    await media.call('delete', { paths: ['docs/1.txt'] });
    before.child.kill('SIGTERM');
    await before.exit;

    const bucket = bucketOf('moved');
    for (let round = 0; round < rounds; round += 1) {
      const killed = start(bucket);
      let isReady = false;
      killed.ready.then(
        () => (isReady = true),
        () => undefined,
      );
      const enough = ((round + 1) * count) / (rounds + 1);
      await vi.waitFor(async () => expect(isReady || (await contentsInTree()) > enough).toBe(true), {
        timeout: longWait,
        interval: 5,
      });
      killed.child.kill('SIGKILL');
      await killed.exit;
    }

    const servers = [start(bucket), start({ ...bucket, DATA_DIR: anotherFolder() })];
    for (const { ready } of servers) {
      const after = await openMedia(await ready);
      for (const name of names.slice(2))
        expect(await after.text(`/core/media/docs/${name}`)).toBe(`content of ${name}`);
      expect(await after.text('/core/media/docs/0.txt')).toBe('replaced');
      const [version] = await after.versions('docs/0.txt');
      expect(await after.text(version!.url)).toBe('content of 0.txt');
      expect(await after.trash()).toMatchObject([{ path: 'docs/1.txt' }]);
    }
    expect(existsSync(`${programs.dataDir}/media`)).toBe(false);
    const after = await openMedia(await servers[1]!.ready);
    const [entry] = await after.trash();
    await after.call('trash/restore', { ids: [entry!.id] });
    expect(await after.text('/core/media/docs/1.txt')).toBe('content of 1.txt');
  },
  5 * longWait,
);

test('replicas without a common folder share media, and one that has lost its folder has them as well', async () => {
  const bucket = bucketOf('apart');
  const folder = anotherFolder();
  const [one, other] = [start(bucket), start({ ...bucket, DATA_DIR: folder })];
  const [here, there] = [await openMedia(await one.ready), await openMedia(await other.ready)];
  const url = await here.put('docs', 'a.txt', 'first');
  const part = await there.send(url, { headers: { range: 'bytes=1-2' } });
  expect([part.status, await part.text()]).toEqual([206, 'ir']);
  const tag = (await there.send(url)).headers.get('etag') ?? '';
  expect((await here.send(url, { headers: { 'if-none-match': tag } })).status).toBe(304);
  await there.put('docs', 'a.txt', 'second');
  const [version] = await here.versions('docs/a.txt');
  await here.call('versions/restore', { path: 'docs/a.txt', version: version!.id });
  expect(await there.text(url)).toBe('first');
  await there.call('delete', { paths: ['docs/a.txt'] });
  const [entry] = await here.trash();
  await here.call('trash/restore', { ids: [entry!.id] });
  expect(await there.text(url)).toBe('first');
  const picture = await here.put('docs', 'a.png', Buffer.from(onePixel, 'base64'));
  for (const media of [there, here]) {
    const thumbnail = await media.send(`${picture}?thumbnail=320`);
    expect([thumbnail.status, thumbnail.headers.get('content-type')]).toEqual([200, 'image/webp']);
  }

  other.child.kill('SIGKILL');
  await other.exit;
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  chmodSync(folder, 0o711);
  const again = await openMedia(await start({ ...bucket, DATA_DIR: folder }).ready);
  expect(await again.text(url)).toBe('first');
  expect(readdirSync(folder)).not.toContain('media');
});

test('a server without the bucket of its database does not start, and says what is missing', async () => {
  const media = await openMedia(await start(bucketOf('needed')).ready);
  await media.put('docs', 'a.txt', 'in the bucket');
  const without = start();
  await expect(without.ready).rejects.toThrow('the media of this database are in a bucket: set S3_ENDPOINT');
  expect(await without.exit).toBe(1);
});

test('moves nothing while a server that reads the folder runs, and says so to the operator', async () => {
  const before = start();
  const media = await openMedia(await before.ready);
  const url = await media.put('docs', 'a.txt', 'of the folder');
  const port = await freePort();
  const variables = { ...bucketOf('waiting'), PORT: String(port), OPERATOR_TOKEN: 'only for the operator' };
  const address = `http://127.0.0.1:${port}`;
  const checks = async () => {
    const answer = await fetch(`${address}/readyz`, { headers: { authorization: 'Bearer only for the operator' } });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  const isWaiting = { status: 503, body: { ready: false, checks: { files: 'waiting' } } };

  const stopped = start(variables);
  await vi.waitFor(async () => expect(await checks()).toEqual(isWaiting), longWait);
  stopped.child.kill('SIGTERM');
  expect(await stopped.exit).toBe(0);

  const after = start(variables);
  await vi.waitFor(async () => expect(await checks()).toEqual(isWaiting), longWait);
  expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ ready: false });
  expect((await fetch(`${address}/livez`)).status).toBe(200);
  expect((await fetch(`${address}/rest/core/setting`)).status).toBe(503);
  expect(await media.text(url)).toBe('of the folder');
  expect(await contentsInTree()).toBe(0);

  before.child.kill('SIGKILL');
  await before.exit;
  expect(await checks()).toEqual(isWaiting);
  // As if it had not written for so long.
  await query(`update operation_replica set seen_at = seen_at - interval '45 s' where not has_bucket`);
  expect(await (await openMedia(await after.ready)).text(url)).toBe('of the folder');
  expect(await checks()).toMatchObject({ status: 200 });
  expect(existsSync(`${programs.dataDir}/media`)).toBe(false);

  const other = start({ ...bucketOf('waiting'), DATA_DIR: anotherFolder() });
  expect(await (await openMedia(await other.ready)).text(url)).toBe('of the folder');
});
