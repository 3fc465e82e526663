import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { bytesToSpare, freeBytes } from './free-bytes';

const gibibyte = 2 ** 30;
const disk = (sizeGibibytes: number, freeGibibytes: number) => ({
  blocks: sizeGibibytes * 1_024,
  bavail: freeGibibytes * 1_024,
  bsize: 2 ** 20,
});

test.each([
  ['a gibibyte of a large disk', disk(1_000, 100), 99 * gibibyte],
  ['a twentieth of a small one', disk(10, 8), 7.5 * gibibyte],
  ['all that is left of a full one', disk(1_000, 0.5), 0],
])('keeps %s for others', (_what, options, bytes) => {
  expect(bytesToSpare(options)).toBe(bytes);
});

test('keeps the reserve of the disk free', async () => {
  const { blocks, bavail, bsize } = await statfs(tmpdir());
  expect(await freeBytes(tmpdir())).toBeLessThan(Math.max(bavail * bsize, 1));
  expect(blocks).toBeGreaterThan(0);
});
