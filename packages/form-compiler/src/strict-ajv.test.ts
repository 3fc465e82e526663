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

test.each([
  ['date', ['2024-02-29', '2000-02-29', '2026-12-31', '2026-04-30'], ['2026-02-29', '1900-02-29', '2026-04-31']],
  [
    'date',
    ['0001-01-01'],
    ['2026-13-01', '2026-00-10', '2026-01-00', '2026-01-32', '2026-1-1', '2026-01-01T00:00:00Z'],
  ],
  [
    'time',
    ['23:59:59Z', '00:00:00.5+08:00', '23:59:60Z', '10:00:00'],
    ['24:00:00Z', '12:60:00Z', '12:00:61Z', '12:00:00+24:00'],
  ],
  [
    'date-time',
    ['2024-02-29T10:00:00Z', '2026-01-01t00:00:00.25-05:30'],
    ['2026-02-31T10:00:00Z', '2026-01-01T25:00:00Z'],
  ],
  ['date-time', ['2026-01-01T00:00:00+14:00'], ['2026-01-01T00:00:00+99:00', '2026-01-01T00:00:00', '2026-01-01']],
])('the format %s has only days and times that exist', (format, valid, invalid) => {
  const validate = strictAjv().compile({ type: 'string', format });
  expect(valid.filter((value) => !validate(value))).toEqual([]);
  expect(invalid.filter((value) => validate(value))).toEqual([]);
});
