import { open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder';
import { findDirectory } from './find-directory';
import { readDirectory } from './read-directory';
import { centralHeader, endOfDirectory } from './write-headers';
import type { ZipEntry } from './zip-entry';

const entry: ZipEntry = {
  name: 'fileServer/film.mp4',
  compression: 'stored',
  isEncrypted: false,
  modified: new Date('2026-01-01T00:00:00Z'),
  crc32: 7,
  size: 1,
  compressedSize: 1,
  offset: 0,
};

it.each([
  { size: 2 ** 33, compressedSize: 2 ** 33 },
  { offset: 2 ** 40 },
  { size: 2 ** 32 - 1, compressedSize: 2 ** 32 - 2 },
  { size: 5, compressedSize: 5, offset: 2 ** 32 - 1 },
  { size: 2 ** 34, compressedSize: 2 ** 35, offset: 2 ** 36 },
])('a directory keeps %j, also numbers that do not fit their own field', (numbers) => {
  const [read] = readDirectory(centralHeader({ ...entry, ...numbers }), 1);
  const { modified: _, ...expected } = { ...entry, ...numbers };
  expect(read).toMatchObject(expected);
});

it('finds a directory of more entries than the old end record can count', async () => {
  const path = join(temporaryFolder(), 'a.zip');
  const header = centralHeader(entry);
  const count = 70_000;
  const place = { count, start: 4, size: header.length * count };
  const directory = Buffer.concat(Array.from({ length: count }, () => header));
  await writeFile(path, Buffer.concat([Buffer.from('PK\u0003\u0004'), directory, endOfDirectory(place)]));
  const handle = await open(path);
  const { size } = await handle.stat();
  expect(await findDirectory(handle, size)).toEqual(place);
  await handle.close();
});
