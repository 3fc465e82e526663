import { existsSync, watch, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { linkOrCopy } from './link-or-copy';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signalbox-link-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Fails like file systems without hard links. */
const link = () => Promise.reject(Object.assign(new Error('no links here'), { code: 'EPERM' }));

test('copies a file with its time where there are no hard links, overwrites none, and hides no other error', async () => {
  const [source, target] = [join(folder, 'a'), join(folder, 'b')];
  await writeFile(source, 'a');
  await utimes(source, 1_700_000_000, 1_700_000_000);
  await linkOrCopy(source, target, link);
  expect(await readFile(target, 'utf8')).toBe('a');
  expect((await stat(target)).mtimeMs).toBe(1_700_000_000_000);
  await expect(linkOrCopy(source, target, link)).rejects.toMatchObject({ code: 'EEXIST' });
  await expect(linkOrCopy(join(folder, 'none'), join(folder, 'c'), link)).rejects.toMatchObject({ code: 'ENOENT' });
  expect((await readdir(folder)).toSorted()).toEqual(['a', 'b']);
});

test('does not replace a file that is created during the copy', async () => {
  const [source, target] = [join(folder, 'a'), join(folder, 'b')];
  await writeFile(source, 'a');
  const watcher = watch(folder, (_event, name) => {
    if (name?.startsWith('.') && !existsSync(target)) writeFileSync(target, 'an upload');
  });
  try {
    await expect(linkOrCopy(source, target, link)).rejects.toMatchObject({ code: 'EEXIST' });
  } finally {
    watcher.close();
  }
  expect(await readFile(target, 'utf8')).toBe('an upload');
  expect((await readdir(folder)).toSorted()).toEqual(['a', 'b']);
});

test('links where it can', async () => {
  await writeFile(join(folder, 'a'), 'a');
  await linkOrCopy(join(folder, 'a'), join(folder, 'b'));
  expect((await stat(join(folder, 'b'))).ino).toBe((await stat(join(folder, 'a'))).ino);
  await expect(linkOrCopy(join(folder, 'a'), join(folder, 'b'))).rejects.toMatchObject({ code: 'EEXIST' });
});
