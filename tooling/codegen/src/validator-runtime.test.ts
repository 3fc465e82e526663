import { describe, expect, test } from 'vitest';
import { conditionOf, equal, errorsOf, ucs2length } from './validator-runtime';

test('counts characters, also those outside the basic plane, as one', () => {
  expect([ucs2length(''), ucs2length('灯光'), ucs2length('a😀b')]).toEqual([0, 2, 3]);
});

describe('equality of JSON values', () => {
  test.each([
    [
      { a: 1, b: [1, { c: null }] },
      { b: [1, { c: null }], a: 1 },
    ],
    [[], []],
    ['a', 'a'],
  ])('%j equals %j', (a, b) => expect(equal(a, b)).toBe(true));

  test.each([
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: undefined }, { b: 1 }],
    [
      [1, 2],
      [2, 1],
    ],
    [[], {}],
    [null, {}],
    [1, '1'],
  ])('%j does not equal %j', (a, b) => expect(equal(a, b)).toBe(false));
});

test('returns copies of errors, which a later call does not change', () => {
  const error = { keyword: 'type', instancePath: '', schemaPath: '#/type', params: { type: 'object' } };
  const found = errorsOf(
    Object.assign(() => false, { errors: [error] }),
    1,
  );
  error.params.type = 'changed';
  expect(found).toEqual([{ keyword: 'type', instancePath: '', schemaPath: '#/type', params: { type: 'object' } }]);
});

test('evaluates a condition over an absent object as over an empty one', () => {
  expect(conditionOf((value) => typeof value === 'object' && value !== null)(undefined)).toBe(true);
});

test('returns the first 1,000 errors of each rule, whatever the value has', () => {
  const of = (schemaPath: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ keyword: 'type', instancePath: `/${at}`, schemaPath, params: {} }));
  const found = errorsOf(
    Object.assign(() => false, { errors: [...of('#/items/type', 30_000), ...of('#/name/type', 2)] }),
    [],
  );
  expect(found).toEqual([...of('#/items/type', 1_000), ...of('#/name/type', 2)]);
});
