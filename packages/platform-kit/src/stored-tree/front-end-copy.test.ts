import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestBucket, type TestBucket } from '../testing/test-bucket';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { type OpenFiles, openFiles } from './open-files';

let store: TestBucket;
let database: TestDatabase;
let folders: string[];
let servers: OpenFiles[];
beforeAll(async () => {
  store = await startTestBucket();
});
afterAll(() => store.close());
beforeEach(async () => {
  database = await createTestDatabase();
  folders = [];
  servers = [];
});
afterEach(async () => {
  for (const server of servers) await server.close();
  await database.close();
  for (const folder of folders) await rm(folder, { recursive: true });
});

const log = pino({ level: 'silent' });
async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'signalbox-front-end-'));
  folders.push(folder);
  return folder;
}
async function aServer(dataDir: string): Promise<OpenFiles> {
  const { url, pool } = database;
  const server = await openFiles({ dataDir, bucket: store.bucket, url, pool, log });
  servers.push(server);
  return server;
}

/** Contents by path; undefined without a restored front end. */
async function copyIn(dataDir: string): Promise<Record<string, string> | undefined> {
  const root = join(dataDir, 'front-end');
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => undefined);
  const files = entries?.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  if (!files) return undefined;
  const contents = await Promise.all(
    files.map(async (file) => [file.slice(root.length + 1), await readFile(file, 'utf8')] as const),
  );
  return Object.fromEntries(contents);
}

/** As a restore does it: the package is complete when it gets its place. */
async function restore({ fileTree }: OpenFiles, files: Record<string, string>): Promise<void> {
  await fileTree.makeDirectory('staged/assets');
  for (const [path, content] of Object.entries(files)) await fileTree.write(`staged/${path}`, content);
  await fileTree.remove('front-end');
  await fileTree.move('staged', 'front-end');
}

const first = { 'index.html': 'first', '.made-by.json': '{}', 'assets/a.js': 'a', 'assets/empty.css': '' };
const second = { 'index.html': 'second', 'assets/b.js': 'b' };

test('servers without a common folder copy a restored front end, the next one, and remove it when it is gone', async () => {
  const [here, there] = [await aFolder(), await aFolder()];
  const [one, other] = [await aServer(here), await aServer(there)];
  for (const front of [first, second]) {
    await restore(one, front);
    await Promise.all([one.copyFrontEnd(), other.copyFrontEnd()]);
    expect([await copyIn(here), await copyIn(there)]).toEqual([front, front]);
  }
  const later = await aFolder();
  await aServer(later);
  expect(await copyIn(later)).toEqual(second);

  await one.fileTree.remove('front-end');
  await Promise.all([one.copyFrontEnd(), other.copyFrontEnd()]);
  expect([await copyIn(here), await copyIn(there)]).toEqual([undefined, undefined]);
});

test('servers with a common folder copy a front end at the same time, and leave nothing else there', async () => {
  const folder = await aFolder();
  const all = [await aServer(folder), await aServer(folder), await aServer(folder)];
  const before = await readdir(folder);
  for (const front of [first, second, first]) {
    await restore(all[0]!, front);
    await Promise.all(all.map((server) => server.copyFrontEnd()));
    expect(await copyIn(folder)).toEqual(front);
  }
  expect((await readdir(folder)).toSorted()).toEqual([...before, 'front-end', 'front-end.id'].toSorted());
});

test('copies a front end once, and keeps the copy while the bucket is away', async () => {
  const folder = await aFolder();
  const server = await aServer(folder);
  await restore(server, first);
  await server.copyFrontEnd();
  await rm(join(folder, 'front-end/assets/a.js'));
  await server.copyFrontEnd();
  expect(Object.keys((await copyIn(folder))!)).not.toContain('assets/a.js');

  const kept = await copyIn(folder);
  const away = await aServer(folder);
  await restore(server, second);
  const { fileTree } = away;
  fileTree.read = async () => Promise.reject(new Error('the bucket is away'));
  await expect(away.copyFrontEnd()).rejects.toThrow('the bucket is away');
  expect(await copyIn(folder)).toEqual(kept);
  await server.copyFrontEnd();
  expect(await copyIn(folder)).toEqual(second);
});
