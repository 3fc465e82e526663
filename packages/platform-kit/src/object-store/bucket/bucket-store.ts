import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm, stat as fileStat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { PlatformError } from '@signalbox/api';
import type { BorrowedFile, ObjectStore, StoredObject } from '../contract';
import { checkKey } from '../object-key';
import { createBucketClient, type BucketClient } from './bucket-client';
import type { BucketOptions } from './bucket-options';
import { fetchCopy } from './fetch-copy';
import { findObject, type FoundObject } from './find-object';
import { keepFresh } from './keep-fresh';
import { createLocalCopies } from './local-copies';
import { readObject } from './read-object';
import { uploadObject } from './upload-object';

interface BucketStoreOptions extends BucketOptions {
  /** Where copies are kept for readers that need a path. */
  copies: { folder: string; maxBytes: number };
  /** Path of a new temporary file on the disk of the copies. What a killed process leaves there is removed by others. */
  temporaryPath: () => string;
  deadlineMilliseconds?: number;
}

/** Objects in a bucket. */
export function createBucketStore({
  prefix,
  copies: copiesOptions,
  temporaryPath,
  ...options
}: BucketStoreOptions): ObjectStore {
  const client = createBucketClient(options);
  const copies = createLocalCopies(copiesOptions);
  const nameOf = (key: string) => {
    checkKey(key);
    return `${prefix}${key}`;
  };
  const find = (key: string) => findObject(client, { key, name: nameOf(key) });
  const read = (name: string, { tag }: FoundObject, range: { start: number; end: number }) =>
    Readable.from(readObject(client, { key: name, tag, ...range }), { objectMode: false });

  return {
    put: (key, content) => uploadObject(client, { key: nameOf(key), content }),
    async importFile(key, path, { signal } = {}) {
      const { size: bytes } = await fileStat(path);
      const end = keepFresh(path);
      await uploadObject(client, { key: nameOf(key), content: createReadStream(path), bytes, signal }).finally(end);
      const found = await find(key);
      if (found?.object.bytes !== bytes)
        throw new PlatformError('storageUnavailable', { cause: new Error('the size differs') });
      await copies.keep({ key, tag: found.tag }, path);
    },
    async get(key, range) {
      const found = await find(key);
      if (!found) return undefined;
      const { object } = found;
      return { object, content: read(nameOf(key), found, range ?? { start: 0, end: object.bytes - 1 }) };
    },
    stat: async (key) => (await find(key))?.object,
    list: (start) => listObjects(client, prefix, start),
    async remove(key) {
      await client.send((s3) => s3.deleteObject(nameOf(key)));
      await copies.forget(key);
    },
    async borrow(key, { isFresh = false, signal } = {}) {
      const found = await find(key);
      if (!found) return undefined;
      const { object, tag } = found;
      const path = temporaryPath();
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      if (isFresh || !(await copies.lend({ key, tag }, path))) {
        const content = () => read(nameOf(key), found, { start: 0, end: object.bytes - 1 });
        const sparePath = temporaryPath();
        await fetchCopy({ id: { key, tag }, bytes: object.bytes, content, copies, path, sparePath, signal });
      }
      return lent(path, object.bytes);
    },
    tryOut: () => tryBucket(client, `${prefix}.ready-${randomUUID()}`),
    removeLeftovers: copies.removeLeftovers,
  };
}

function lent(path: string, bytes: number): BorrowedFile {
  const end = keepFresh(path);
  return {
    path,
    bytes,
    async release() {
      end();
      await rm(path, { force: true });
    },
  };
}

async function tryBucket(client: BucketClient, name: string): Promise<void> {
  await client.send((s3) => s3.putObject(name, Buffer.from('ready')), { isOnce: true });
  await client.send((s3) => s3.deleteObject(name), { isOnce: true });
}

function objectOf(key: string, { Size, LastModified }: { Size: number; LastModified: Date }): StoredObject {
  return { key, bytes: Number(Size), storedAt: new Date(LastModified) };
}

/** Asks one level of directories after the other, so that nothing is read of those whose names begin with a dot. */
async function* listObjects(client: BucketClient, prefix: string, start: string): AsyncGenerator<StoredObject> {
  const beginning = `${prefix}${start}`;
  let next: string | undefined;
  do {
    const page = await client.send((s3) => s3.listObjectsPaged('/', beginning, pageLength, next, { delimiter: '/' }));
    if (!page?.objects) throw new PlatformError('storageUnavailable', { cause: new Error('no such bucket') });
    for (const listed of page.objects) {
      const key = listed.Key.slice(prefix.length);
      if (key === start || key.split('/').some((name) => name.startsWith('.'))) continue;
      if (key.endsWith('/')) yield* listObjects(client, prefix, key);
      else yield objectOf(key, listed);
    }
    next = page.nextContinuationToken;
  } while (next !== undefined && next !== '');
}

const pageLength = 1_000;
