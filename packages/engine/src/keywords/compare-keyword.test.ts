import { describe, expect, test } from 'vitest';
import { ajvOfForms } from './testing/ajv-of-forms';

const from = '2026-03-01';
const until = '2026-03-02';
const noon = '2026-03-01T12:00:00Z';

/** Whether the keyword accepts an object with these two values. */
const accepts = (operator: string, one: unknown, two: unknown): boolean =>
  ajvOfForms().compile({ type: 'object', compare: { property: 'one', operator, with: 'two' } })({ one, two });

describe('the keyword compare', () => {
  test.each([
    [1, 2, ['<', '<=', '!=']],
    [2, 2, ['<=', '=', '>=']],
    [2.5, -1, ['!=', '>=', '>']],
    [from, until, ['<', '<=', '!=']],
    [until, from, ['!=', '>=', '>']],
    // The same moment, written in two time zones.
    [noon, '2026-03-01T13:00:00+01:00', ['<=', '=', '>=']],
    [noon, '2026-03-01T13:00:00.000+0100', ['<=', '=', '>=']],
    ['2026-03-01T23:00:00-02', noon, ['!=', '>=', '>']],
    [noon, '2026-03-01T13:30:00+01:00', ['<', '<=', '!=']],
  ])('compares %j with %j', (one, two, expected) => {
    const operators = ['<', '<=', '=', '!=', '>=', '>'];
    expect(operators.filter((operator) => accepts(operator, one, two))).toEqual(expected);
  });

  test.each([
    ['b', 'a'],
    ['1', '01'],
    ['2026-03-01', '2026-03-1'],
    [true, true],
    [false, false],
  ])('compares %j with %j for equality', (one, two) => {
    expect(accepts('=', one, two)).toBe(one === two);
    expect(accepts('!=', one, two)).toBe(one !== two);
  });

  test.each([
    [undefined, 2],
    [2, undefined],
    [undefined, undefined],
    [3, '2'],
    [null, 2],
    [[3], [2]],
    [{}, {}],
    ['no date', '2026-03-01'],
  ])('leaves %j and %j to other keywords', (one, two) => {
    expect(accepts('<', one, two)).toBe(true);
  });

  test('is a condition, which required beside it makes false for a missing value', () => {
    const condition = {
      compare: { property: 'one', operator: '>' as const, with: 'two' },
      required: ['one', 'two'],
    };
    const isTrue = ajvOfForms().compile({ type: 'object', allOf: [condition] });
    expect([{ one: 2, two: 1 }, { one: 1, two: 1 }, { one: 2 }].map((values) => isTrue(values))).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('names the property that is wrong, and the one that it was compared with', () => {
    const validate = ajvOfForms().compile({
      type: 'object',
      properties: { from: { type: 'integer' }, until: { type: 'integer' } },
      compare: { property: 'until', operator: '>', with: 'from' },
    });
    expect(validate({ from: 5, until: 5 })).toBe(false);
    expect(validate.errors).toMatchObject([
      { keyword: 'compare', instancePath: '', params: { propertyName: 'until', operator: '>', with: 'from' } },
    ]);
  });

  test.each([{ property: 'one' }, { property: 'one', operator: '=>', with: 'two' }])(
    'rejects %j as a rule',
    (compare) => {
      expect(() => ajvOfForms().compile({ type: 'object', compare })).toThrow('compare');
    },
  );
});
