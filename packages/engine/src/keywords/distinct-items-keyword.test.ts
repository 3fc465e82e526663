import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ajvOfForms } from './testing/ajv-of-forms';

const distinct = (isOn = true) => ajvOfForms().compile({ type: 'array', distinctItems: isOn });

describe('the keyword distinctItems', () => {
  test.each<[unknown[], { i: number; j: number } | undefined]>([
    [[], undefined],
    [
      [
        { a: 1, b: 2 },
        { b: 3, a: 1 },
      ],
      undefined,
    ],
    [[{ a: 1, b: { c: [1], d: 2 } }, {}, { b: { d: 2, c: [1] }, a: 1 }], { i: 2, j: 0 }],
    [
      [
        [1, 2],
        [2, 1],
        [1, 2],
      ],
      { i: 2, j: 0 },
    ],
    [[1, '1', null, 'null', true, 'true', [1], '[1]'], undefined],
    [[0, -0], { i: 1, j: 0 }],
    [[JSON.parse('{"__proto__": 1}'), {}, JSON.parse('{"__proto__": 1}')], { i: 2, j: 0 }],
  ])('of %j', (list, params) => {
    const validate = distinct();
    expect(validate(list)).toBe(params === undefined);
    if (params) expect(validate.errors).toMatchObject([{ keyword: 'distinctItems', instancePath: '', params }]);
  });

  test('says of any values what comparing each with each other says', () => {
    const validate = distinct();
    const value = fc.letrec((tie) => ({
      value: fc.oneof(
        fc.constantFrom(null, true, 0, 1, '', '0', 'a'),
        fc.array(tie('value'), { maxLength: 2 }),
        fc.dictionary(fc.constantFrom('a', 'b', '1'), tie('value'), { maxKeys: 2 }),
      ),
    })).value;
    fc.assert(
      fc.property(fc.array(value, { maxLength: 6 }), (list) => {
        const isTwice = list.some((one, index) => list.slice(index + 1).some((other) => isEqual(one, other)));
        expect(validate(list)).toBe(!isTwice);
      }),
      { numRuns: 2_000 },
    );
  });

  test('reads each object of a list once', () => {
    let reads = 0;
    const list = Array.from({ length: 1_000 }, (_, id) => ({
      toJSON: () => {
        reads += 1;
        return { id };
      },
    }));
    expect(distinct()(list)).toBe(true);
    expect(reads).toBe(1_000);
  });

  test('compares nothing if it is false', () => {
    expect(distinct(false)([{}, {}])).toBe(true);
  });
});

function isEqual(one: unknown, other: unknown): boolean {
  try {
    expect(one).toEqual(other);
    return true;
  } catch {
    return false;
  }
}
