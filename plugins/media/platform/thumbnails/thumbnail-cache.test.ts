import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createThumbnailCache } from './thumbnail-cache';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'signalbox-cache-')), 'thumbnails');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

const block = 4096;
const content = new Uint8Array([1, 2, 3]);

test('knows a thumbnail, and that a picture has none', async () => {
  const cache = createThumbnailCache({ folder, maxBytes: 10 * block });
  expect(await cache.read('aa1')).toBeUndefined();
  await cache.write('aa1', content);
  await cache.write('bb1', new Uint8Array());
  expect([...((await cache.read('aa1')) ?? [])]).toEqual([1, 2, 3]);
  expect((await cache.read('bb1'))?.byteLength).toBe(0);
  expect(readdirSync(join(folder, 'aa'))).toEqual(['aa1']);
});

test('removes those that were not read for the longest time', async () => {
  const cache = createThumbnailCache({ folder, maxBytes: 2 * block });
  const names = ['aa1', 'ab2', 'bb3', 'cc4'];
  for (const [index, name] of names.entries()) {
    await cache.write(name, content);
    const readAt = new Date(Date.UTC(2026, 0, 1 + index));
    utimesSync(join(folder, name.slice(0, 2), name), readAt, readAt);
  }
  await cache.read('aa1');
  await cache.limit();
  const left = await Promise.all(names.map(async (name) => ((await cache.read(name)) ? [name] : [])));
  expect(left.flat()).toEqual(['aa1', 'cc4']);
});

test('limits a folder that does not exist yet', async () => {
  await expect(createThumbnailCache({ folder, maxBytes: 1 }).limit()).resolves.toBeUndefined();
});
