import { expect, it } from 'vitest';
import { conditionTest } from './condition-test';

const isOther = conditionTest({ properties: { name: { const: 'other' } }, required: ['name'] });

it('is true when the sibling has the value', () => {
  expect(isOther({ name: 'other' })).toBe(true);
  expect(isOther({ name: 'image' })).toBe(false);
});

it('is false while the required sibling is empty', () => {
  expect(isOther({})).toBe(false);
});

it('accepts an absent property that is not required, as JSON Schema does', () => {
  expect(conditionTest({ properties: { name: { const: 'other' } } })({})).toBe(true);
});

it('evaluates not, allOf, anyOf, enum and type', () => {
  const test = conditionTest({
    properties: {
      count: { allOf: [{ type: 'integer' }, { not: { const: 0 } }, { anyOf: [{ enum: [1, 2] }, { const: 5 }] }] },
    },
  });
  expect([0, 1, 1.5, 2, 3, 5].filter((count) => test({ count }))).toEqual([1, 2, 5]);
});

it('throws for an unknown keyword instead of returning a wrong result', () => {
  expect(() => conditionTest({ properties: { name: { pattern: '^a' } } })).toThrow('"pattern"');
});
