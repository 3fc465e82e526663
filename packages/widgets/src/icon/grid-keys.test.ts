import { expect, it } from 'vitest';
import { nextCell } from './grid-keys';

const from = (index: number, key: string, isRtl = false) => nextCell({ key, index, count: 10, columns: 4, isRtl });

it('moves by one cell, by one row, and to both ends', () => {
  expect(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => from(5, key))).toEqual([
    6, 4, 9, 1, 0, 9,
  ]);
});

it('moves against the reading direction of a right-to-left page with the right arrow', () => {
  expect([from(5, 'ArrowRight', true), from(5, 'ArrowLeft', true)]).toEqual([4, 6]);
});

it('stays at the edges and ignores other keys', () => {
  expect([from(0, 'ArrowLeft'), from(9, 'ArrowRight'), from(7, 'ArrowDown'), from(2, 'ArrowUp')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(from(5, 'a')).toBeUndefined();
});
