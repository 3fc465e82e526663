import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ajvOfForms } from './testing/ajv-of-forms';

test('an amount of cents is no wrong multiple of 0.01, at any size', () => {
  const validate = ajvOfForms().compile({ type: 'number', multipleOf: 0.01 });
  for (const value of [894784.94, 894996.94, 2000000.13, 1234599.12, 39999999.12]) expect(validate(value)).toBe(true);
  const cents = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
  fc.assert(fc.property(cents, (amount) => validate(Number(`${amount}e-2`))));
  const tenths = cents.filter((amount) => amount % 10n !== 0n && amount < 10n ** 14n && amount > -(10n ** 14n));
  fc.assert(fc.property(tenths, (amount) => !validate(Number(`${amount}e-3`))));
});

test('names the step of a wrong number', () => {
  const validate = ajvOfForms().compile({ type: 'number', multipleOf: 1e-7 });
  expect([1e-7, 0.3, -2e-7, 0].every((value) => validate(value))).toBe(true);
  expect(validate(1e-8)).toBe(false);
  expect(validate.errors).toMatchObject([{ keyword: 'multipleOf', params: { multipleOf: 1e-7 } }]);
  expect(() => ajvOfForms().compile({ type: 'number', multipleOf: 0 })).toThrow('multipleOf');
});
