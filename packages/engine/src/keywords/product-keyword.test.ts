import { describe, expect, test } from 'vitest';
import { ajvOfForms } from './testing/ajv-of-forms';

const schema = {
  type: 'object',
  properties: { price: { type: 'number' }, count: { type: 'integer' }, kind: { type: 'string' } },
  product: { property: 'price', of: 'count', by: 'kind', factors: { lamp: 7, 'old lamp': 2.5 } },
};

describe('the keyword product', () => {
  const validate = ajvOfForms().compile(schema);

  test.each([
    { price: 21, count: 3, kind: 'lamp' },
    { price: 5, count: 2, kind: 'old lamp' },
    { price: 0, count: 0, kind: 'lamp' },
    { count: 3, kind: 'lamp' },
    { price: 3, kind: 'lamp' },
    { price: 1, count: 3 },
    { price: 1, count: 3, kind: 'bulb' },
    { price: 1, count: 3, kind: 'constructor' },
    {},
  ])('accepts %j', (value) => {
    validate(value);
    expect(validate.errors).toBeNull();
  });

  test.each([
    { price: 1, count: 3, kind: 'lamp' },
    { price: 21, count: 3, kind: 'old lamp' },
    { price: -21, count: 3, kind: 'lamp' },
  ])('rejects %j once, and names the wrong number', (value) => {
    expect(validate(value)).toBe(false);
    expect(validate.errors).toMatchObject([{ keyword: 'product', instancePath: '', params: { property: 'price' } }]);
  });

  test('is rejected itself if a part of it is missing', () => {
    expect(() => ajvOfForms().compile({ type: 'object', product: { property: 'price', of: 'count' } })).toThrow('by');
  });
});
