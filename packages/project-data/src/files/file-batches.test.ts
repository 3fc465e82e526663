import { expect, it } from 'vitest';
import type { PlannedFile } from './plan-files';
import { fileBatches } from './file-batches';

const archived = (size: number): PlannedFile => ({
  from: 'archive',
  entry: { name: 'x', size, sha256: '' },
});
const sizesOf = (files: [string, PlannedFile][]) =>
  fileBatches({ files: new Map(files) }).map((batch) => batch.map(({ file }) => file.entry.size));

it('puts up to 64 small files into a batch', () => {
  const files = Array.from({ length: 130 }, (_, index): [string, PlannedFile] => [`${index}`, archived(10)]);
  expect(sizesOf(files).map(({ length }) => length)).toEqual([64, 64, 2]);
});

it('puts at most 1 MB into a batch, a larger file alone, and no existing file', () => {
  const here: PlannedFile = { from: 'existing', file: { path: 'h', bytes: 1, modifiedMs: 0, inode: 1 } };
  expect(
    sizesOf([
      ['a', archived(600_000)],
      ['b', archived(500_000)],
      ['h', here],
      ['c', archived(5_000_000)],
      ['d', archived(1)],
      ['e', archived(1)],
    ]),
  ).toEqual([[600_000], [500_000], [5_000_000], [1, 1]]);
});

it('puts a drawing alone, though it is empty', () => {
  expect(
    sizesOf([
      ['a.txt', archived(1)],
      ['b.svg', archived(0)],
      ['c.txt', archived(2)],
    ]),
  ).toEqual([[1], [0], [2]]);
});
