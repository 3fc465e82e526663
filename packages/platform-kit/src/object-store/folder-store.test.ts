import { mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFolderStore } from './folder-store';
import { objectStoreSuite } from './testing/object-store-suite';

objectStoreSuite('a folder', async () => {
  const root = await mkdtemp(join(tmpdir(), 'signalbox-store-'));
  return { store: createFolderStore({ root }), close: () => rm(root, { recursive: true, force: true }) };
});

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'signalbox-store-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

test('a folder that does not exist is an empty store', async () => {
  const store = createFolderStore({ root: join(root, 'none') });
  await store.removeLeftovers();
  expect((await store.list('').next()).done).toBe(true);
});

test('links are no objects', async () => {
  await writeFile(join(root, 'outside'), 'text');
  const store = createFolderStore({ root: join(root, 'linked') });
  await store.tryOut();
  await symlink(join(root, 'outside'), join(root, 'linked', 'a'));
  expect(await store.stat('a')).toBeUndefined();
  expect((await store.list('').next()).done).toBe(true);
  await expect(store.get('a')).rejects.toThrow('ELOOP');
});

test('what a killed process left is removed after an hour', async () => {
  const folder = join(root, 'killed');
  const store = createFolderStore({ root: folder });
  await store.tryOut();
  for (const name of ['.new-old', '.new-fresh']) await writeFile(join(folder, name), 'half');
  const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  await utimes(join(folder, '.new-old'), longAgo, longAgo);
  await store.removeLeftovers();
  expect(await readdir(folder)).toEqual(['.new-fresh']);
});
