import type { JsonValue } from '@signalbox/schemas';
import { expect, it } from 'vitest';
import { jsonLines } from './json-lines';

it('has a line for each property, and for each row of a matrix', () => {
  expect(jsonLines({ low: 1, grid: [[1, 2], []], none: {} })).toBe(
    '{\n  "low": 1,\n  "grid": [\n    [1, 2],\n    []\n  ],\n  "none": {}\n}',
  );
});

it.each<JsonValue>([null, 'a\n"b"', [], {}, [[], {}], { 'a "b"': [{ c: [null, [true]] }, 1.5] }])(
  'is the same value: %j',
  (value) => {
    expect(JSON.parse(jsonLines(value))).toEqual(value);
  },
);
