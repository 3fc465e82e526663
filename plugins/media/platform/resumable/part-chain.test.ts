import type { TreeEntry } from '@signalbox/platform-kit';
import { expect, test } from 'vitest';
import { chainBytes, chainOf } from './part-chain';

const at = new Date(0);
const entry = ([name, bytes]: [string, number]): TreeEntry => ({
  name,
  bytes,
  kind: 'file',
  modifiedAt: at,
  modifiedMs: 0,
  id: 1,
});
const chain = (...parts: [string, number][]) => chainOf(parts.map(entry)).map(({ name, bytes }) => [name, bytes]);

test('puts the parts into the order of their positions', () => {
  expect(chain(['10-1', 5], ['0-1', 9], ['9-1', 1])).toEqual([
    ['0-1', 9],
    ['9-1', 1],
    ['10-1', 5],
  ]);
});

test('takes the part of the later request at a position, and no byte of an earlier part behind it', () => {
  expect(chain(['0-1', 8], ['8-9', 8], ['8-10', 2], ['10-10', 3])).toEqual([
    ['0-1', 8],
    ['8-10', 2],
    ['10-10', 3],
  ]);
  expect(chain(['0-0', 10], ['7-2', 4])).toEqual([
    ['0-0', 7],
    ['7-2', 4],
  ]);
});

test('takes no part of an earlier request behind the start of a later one', () => {
  expect(chain(['0-1', 7], ['7-2', 4], ['0-5', 9], ['9-5', 2])).toEqual([
    ['0-5', 9],
    ['9-5', 2],
  ]);
});

test('ends at a gap, and ignores other names', () => {
  expect(chain(['0-1', 3], ['4-1', 5], ['x', 1])).toEqual([['0-1', 3]]);
  expect(chainBytes(chainOf([entry(['1-1', 4])]))).toBe(0);
  expect(chainBytes(chainOf())).toBe(0);
});
