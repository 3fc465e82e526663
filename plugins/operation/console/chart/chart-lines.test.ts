import { expect, test } from 'vitest';
import { pathOf, scaleEnd, summaryOf } from './chart-lines';

const line = (...points: [number, number][]) => ({ name: 'a', points: points.map(([at, value]) => ({ at, value })) });
const scale = { from: 0, to: 100, max: 10, width: 100, height: 10 };

test('draws a line, and breaks it where a server was gone', () => {
  expect(pathOf(line([0, 0], [10, 5], [60, 10], [70, 0]), 20, scale)).toBe('M0 10L10 5M60 0L70 10');
});

test('shows a single point', () => {
  expect(pathOf(line([50, 5]), 20, scale)).toBe('M50 5h3');
  expect(pathOf(line(), 20, scale)).toBe('');
});

test.each([
  [0, 1],
  [0.03, 0.05],
  [7, 10],
  [100, 100],
  [1_200, 2_000],
])('ends the scale of %d at %d', (highest, end) => {
  expect(scaleEnd([line([0, highest])])).toBeCloseTo(end, 10);
});

test('says last, mean and highest value of lines that have some', () => {
  expect(summaryOf([line([0, 1], [1, 5], [2, 3]), line()])).toEqual([{ name: 'a', last: 3, mean: 3, highest: 5 }]);
});
