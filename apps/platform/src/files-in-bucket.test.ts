import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { rounds as roundsOf } from '@signalbox/archive/testing';
import { createEmptyDatabase, dropDatabase, startTestBucket, type TestBucket } from '@signalbox/platform-kit/testing';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openMedia } from './testing/media-client';
import { startsPrograms } from './testing/programs';
import { emptyDataDir } from './testing/server-process';

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

const bucketOf = (prefix: string) => {
  const { endpoint, bucket, accessKeyId, secretAccessKey } = store.bucket;
  return {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_PREFIX: prefix,
  };
};
const start = (variables: Record<string, string> = {}) => programs.start({ DATABASE_URL: databaseUrl, ...variables });
const anotherFolder = () => {
  const folder = emptyDataDir();
  folders.push(folder);
  return folder;
};
const rounds = roundsOf({ sample: 4, all: 40 });
const count = 60;
const names = Array.from({ length: count }, (_, index) => `${index}.txt`);

async function contentsInTree(): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: string }>('select count(*) from file_content');
    return Number(rows[0]!.count);
  } catch {
    // The first start with a bucket has not made the table yet.
    return 0;
  } finally {
    await client.end();
  }
}

test(`moves the media of a data folder into the bucket, also after ${rounds} kills, where a replica without that folder has them`, async () => {
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
      timeout: 120_000,
      interval: 5,
    });
    killed.child.kill('SIGKILL');
    await killed.exit;
  }

  const servers = [start(bucket), start({ ...bucket, DATA_DIR: anotherFolder() })];
  for (const { ready } of servers) {
    const after = await openMedia(await ready);
    for (const name of names.slice(2)) expect(await after.text(`/core/media/docs/${name}`)).toBe(`content of ${name}`);
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
});

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

  other.child.kill('SIGKILL');
  await other.exit;
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  chmodSync(folder, 0o711);
  const again = await openMedia(await start({ ...bucket, DATA_DIR: folder }).ready);
  expect(await again.text(url)).toBe('first');
  expect(readdirSync(folder)).not.toContain('media');
});
