import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ObjectStore } from '../contract';

/** Tests that every object store must pass. `open` opens an empty one; `close` removes it. */
export function objectStoreSuite(
  name: string,
  open: () => Promise<{ store: ObjectStore; close(): Promise<void> }>,
): void {
  let store: ObjectStore;
  let close: () => Promise<void>;
  let folder: string;
  beforeEach(async () => {
    ({ store, close } = await open());
    folder = await mkdtemp(join(tmpdir(), 'signalbox-object-'));
  });
  afterEach(async () => {
    await close();
    await rm(folder, { recursive: true, force: true });
  });
  const aFile = async (content: string | Uint8Array) => {
    const path = join(folder, 'file');
    await writeFile(path, content);
    return path;
  };
  const textOf = async (key: string) => text((await store.get(key))!.content);
  const keysOf = async (prefix: string) => {
    const keys: string[] = [];
    for await (const { key } of store.list(prefix)) keys.push(key);
    return keys.toSorted();
  };

  describe(`${name} as a store`, () => {
    test('reads what was put, whole and in parts', async () => {
      await store.put('a/b.txt', chunks('some ', 'text'));
      expect(await textOf('a/b.txt')).toBe('some text');
      const part = await store.get('a/b.txt', { start: 5, end: 8 });
      expect(await text(part!.content)).toBe('text');
      expect(part!.object).toMatchObject({ key: 'a/b.txt', bytes: 9, storedAt: expect.any(Date) });
      expect(await store.stat('a/b.txt')).toEqual(part!.object);
    });

    test('replaces an object', async () => {
      await store.put('a', chunks('one'));
      await store.put('a', chunks('another'));
      expect(await textOf('a')).toBe('another');
      expect(await keysOf('')).toEqual(['a']);
    });

    test('keeps nothing of a content that breaks off, and the object that was there', async () => {
      await store.put('a', chunks('before'));
      for (const key of ['a', 'b']) await expect(store.put(key, broken())).rejects.toThrow('broken off');
      expect(await keysOf('')).toEqual(['a']);
      expect(await textOf('a')).toBe('before');
    });

    test('takes a local file over, byte for byte', async () => {
      const content = Buffer.from(Array.from({ length: 3 * 2 ** 20 }, (_byte, index) => (index * 31) % 251));
      const path = await aFile(content);
      await store.importFile('deep/er/file.bin', path);
      expect(existsSync(path)).toBe(false);
      expect((await buffer((await store.get('deep/er/file.bin'))!.content)).equals(content)).toBe(true);
    });

    test('lends an object as a local file', async () => {
      await store.importFile('a.zip', await aFile('some text'));
      const borrowed = (await store.borrow('a.zip', { isFresh: true }))!;
      expect(borrowed.bytes).toBe(9);
      expect(await readFile(borrowed.path, 'utf8')).toBe('some text');
      await borrowed.release();
    });

    test('knows nothing of a missing object', async () => {
      expect(await store.get('none')).toBeUndefined();
      expect(await store.stat('none')).toBeUndefined();
      expect(await store.borrow('none')).toBeUndefined();
      await store.remove('none');
    });

    test('removes one object and no other', async () => {
      for (const key of ['a', 'a.txt', 'b/a']) await store.put(key, chunks(key));
      await store.remove('a');
      expect(await keysOf('')).toEqual(['a.txt', 'b/a']);
      expect(await store.borrow('a')).toBeUndefined();
    });

    test('lists by the beginning of keys, whatever their characters', async () => {
      const keys = ['%2e./x.zip', 'a b/ü (1)+&=.zip', 'a/1.zip', 'a/2/3.zip', 'ab/4.zip'];
      for (const key of keys) await store.put(key, chunks(key));
      expect(await keysOf('')).toEqual(keys);
      expect(await keysOf('a/')).toEqual(['a/1.zip', 'a/2/3.zip']);
      expect(await keysOf('a/2')).toEqual(['a/2/3.zip']);
      expect(await keysOf('none/')).toEqual([]);
      for (const key of keys) expect(await textOf(key)).toBe(key);
    });

    test('rejects keys that could leave it', async () => {
      for (const key of ['', '..', 'a/../b', '/a', 'a/', 'a//b', '.a', 'a/.b', 'a\\b', 'a\nb'])
        await expect(async () => store.stat(key), key).rejects.toThrow('No key');
    });

    test('can be written, and be tidied meanwhile', async () => {
      await store.put('a', chunks('some text'));
      await store.tryOut();
      await store.removeLeftovers();
      expect(await keysOf('')).toEqual(['a']);
      expect(await textOf('a')).toBe('some text');
    });
  });
}

async function* chunks(...parts: string[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield Buffer.from(part);
}

async function* broken(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('some');
  throw new Error('broken off');
}
