import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { type S3Server, startS3Server } from '@signalbox/simulators';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ObjectStore } from '../contract';
import { objectStoreSuite } from '../testing/object-store-suite';
import { startSignatureCheck } from '../testing/signature-check';
import { createBucketStore } from './bucket-store';

let server: S3Server;
let folder: string;
beforeAll(async () => {
  server = await startS3Server();
  folder = await mkdtemp(join(tmpdir(), 'signalbox-bucket-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

interface Opened {
  store: ObjectStore;
  copies: string;
  temporary: string;
}

/** Another store has the same objects with the same prefix. */
function open({ prefix = `${randomUUID()}/`, maxBytes = 2 ** 30, account = server.account } = {}): Opened & {
  prefix: string;
} {
  const [copies, temporary] = [randomUUID(), randomUUID()].map((name) => join(folder, name)) as [string, string];
  const store = createBucketStore({
    ...account,
    prefix,
    copies: { folder: copies, maxBytes },
    temporaryPath: () => join(temporary, randomUUID()),
    pausesMilliseconds: [1, 1],
  });
  return { store, copies, temporary, prefix };
}

objectStoreSuite('a bucket', async () => ({ store: open().store, close: async () => undefined }));

objectStoreSuite('a bucket of a service that verifies signatures', async () => {
  const { endpoint, close } = await startSignatureCheck(server.account);
  return { store: open({ account: { ...server.account, endpoint } }).store, close: async () => close() };
});

test('a service that verifies signatures rejects those of a wrong secret key', async () => {
  const { endpoint, close } = await startSignatureCheck(server.account);
  const { store } = open({ account: { ...server.account, endpoint, secretAccessKey: 'another secret key' } });
  await expect(store.tryOut()).rejects.toMatchObject({
    options: { cause: new Error('403 SignatureDoesNotMatch') },
  });
  close();
});

async function* once(...parts: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield Buffer.from(part);
}
const namesIn = async (path: string) => (existsSync(path) ? readdir(path) : []);

test('a content of many parts and unknown length arrives whole, and is read in parts', async () => {
  const { store } = open();
  const pieces = Array.from({ length: 21 }, () => randomBytes(2 ** 20 + 7));
  const whole = Buffer.concat(pieces);
  await store.put('film.mp4', once(...pieces));
  const path = (await store.borrow('film.mp4'))!.path;
  expect((await readFile(path)).equals(whole)).toBe(true);
  const [start, end] = [8 * 2 ** 20 - 3, 8 * 2 ** 20 + 5];
  const part = await store.get('film.mp4', { start, end });
  expect(Buffer.concat(await part!.content.toArray())).toEqual(whole.subarray(start, end + 1));
});

test('stores with different prefixes share a bucket and see nothing of each other', async () => {
  const [one, other] = [open(), open()];
  await one.store.put('a', once('text'));
  expect(await other.store.stat('a')).toBeUndefined();
  expect((await other.store.list('').next()).done).toBe(true);
});

test('an imported file is lent without a download, and one that another server stored is fetched once', async () => {
  const one = open();
  const file = join(folder, randomUUID());
  await writeFile(file, 'some text');
  await one.store.importFile('a.zip', file);
  const other = open({ prefix: one.prefix });
  for (const { store, copies, temporary } of [one, other]) {
    const first = (await store.borrow('a.zip'))!;
    expect(await namesIn(copies)).toHaveLength(1);
    const second = (await store.borrow('a.zip'))!;
    await first.release();
    expect(await readFile(second.path, 'utf8')).toBe('some text');
    await second.release();
    expect(await namesIn(temporary)).toEqual([]);
    expect(await namesIn(copies)).toHaveLength(1);
  }
});

test('a replaced object is never lent from a copy of what it was', async () => {
  const one = open();
  const other = open({ prefix: one.prefix });
  await one.store.put('a', once('before'));
  await one.store.borrow('a');
  await other.store.put('a', once('after!'));
  expect(await readFile((await one.store.borrow('a'))!.path, 'utf8')).toBe('after!');
});

test('copies have a bound, and a lent file stays when its copy goes', async () => {
  const { store, copies } = open({ maxBytes: 25 });
  const lent = [];
  for (const key of ['a', 'b', 'c', 'd']) {
    await store.put(key, once(key.repeat(10)));
    lent.push((await store.borrow(key))!);
  }
  expect(await namesIn(copies)).toHaveLength(2);
  for (const [index, { path }] of lent.entries()) expect(await readFile(path, 'utf8')).toBe('abcd'[index]!.repeat(10));
});

test('a removed object leaves no copy', async () => {
  const { store, copies } = open();
  await store.put('a', once('text'));
  await store.borrow('a');
  await store.remove('a');
  expect(await namesIn(copies)).toEqual([]);
});

test('an aborted download or upload throws the reason of its signal and leaves nothing', async () => {
  const { store, copies, temporary } = open();
  await store.put('a', once('text'));
  const signal = AbortSignal.abort(new Error('stopped'));
  await expect(store.borrow('a', { signal })).rejects.toThrow('stopped');
  const file = join(folder, randomUUID());
  await writeFile(file, 'some text');
  await expect(store.importFile('b', file, { signal })).rejects.toThrow('stopped');
  expect(await store.stat('b')).toBeUndefined();
  expect([await namesIn(copies), await namesIn(temporary)]).toEqual([[], []]);
  expect(await readFile(file, 'utf8')).toBe('some text');
});

test('while the service is away every call says so, and afterwards nothing is lost', async () => {
  const { store } = open();
  await store.put('a', once('text'));
  const file = join(folder, randomUUID());
  await writeFile(file, 'another text');
  await server.kill();
  const calls = [
    () => store.put('b', once('text')),
    () => store.importFile('b', file),
    () => store.get('a'),
    () => store.stat('a'),
    () => store.list('').next(),
    () => store.remove('a'),
    () => store.borrow('a'),
    () => store.tryOut(),
  ];
  for (const call of calls) await expect(call()).rejects.toMatchObject({ errorName: 'storageUnavailable' });
  await server.start();
  expect(await text((await store.get('a'))!.content)).toBe('text');
  await store.importFile('b', file);
  expect(await text((await store.get('b'))!.content)).toBe('another text');
});

test('a rejected account and a missing bucket are errors of the store, not missing objects, and tell no secret', async () => {
  const { account } = server;
  const secrets = { accessKeyId: 'nobody', secretAccessKey: 'not-the-secret-key' };
  for (const wrong of [
    { ...account, ...secrets },
    { ...account, bucket: 'elsewhere' },
  ]) {
    const { store } = open({ account: wrong });
    for (const call of [
      () => store.stat('a'),
      () => store.list('').next(),
      () => store.put('a', once('text')),
      () => store.tryOut(),
    ]) {
      const error: unknown = await call().catch((caught: unknown) => caught);
      expect(error).toMatchObject({ errorName: 'storageUnavailable' });
      expect(inspect(error, { depth: 10 })).not.toMatch(/not-the-secret-key|Signature|nobody/);
    }
  }
});
