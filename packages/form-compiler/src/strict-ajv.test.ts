import { expect, test } from 'vitest';
import { testModule } from './test-code';
import { strictAjv } from './strict-ajv';

const schema = { type: 'number', multipleOf: 0.05 } as const;

test('accepts decimal multiples that a binary number cannot represent', () => {
  const validate = strictAjv().compile(schema);
  for (const value of [0.05, 0.15, 0.35, 1.15, 4.35, 1234.55]) expect(validate(value), String(value)).toBe(true);
  for (const value of [0.151, 0.01, 1.151]) expect(validate(value), String(value)).toBe(false);
});

test('writes that into standalone validators', async () => {
  const code = testModule({ price: schema }, { allErrors: true });
  const { price } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    price: (value: unknown) => boolean;
  };
  expect([0.15, 0.151].map((value) => price(value))).toEqual([true, false]);
});
