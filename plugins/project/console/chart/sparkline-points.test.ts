import { expect, it } from 'vitest';
import { sparklinePoints } from './sparkline-points';

const at = (minute: number, value: number) => ({ time: new Date(minute * 60_000).toISOString(), value });

it('goes from left to right by time, and up by value', () => {
  expect(sparklinePoints([at(0, -5), at(30, 5), at(40, 0)])).toBe('0,22 75,2 100,12');
});

it('draws a constant value in the middle', () => {
  expect(sparklinePoints([at(0, 7), at(10, 7)])).toBe('0,12 100,12');
  expect(sparklinePoints([at(0, 7)])).toBe('50,12');
});

it('draws very large values', () => {
  expect(sparklinePoints([at(0, -1e308), at(10, 1e307)])).toMatch(/^0,22 100,2$/);
});
