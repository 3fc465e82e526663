import { expect, it } from 'vitest';
import { withPlainTypes } from './plain-types';

it('writes nullable as null in the list of types, at every depth', () => {
  expect(
    withPlainTypes({
      type: 'object',
      properties: { a: { type: 'string', nullable: true }, b: { type: 'string', nullable: false } },
      oneOf: [{ type: 'array', items: { type: ['number', 'integer', 'null'] } }],
    }),
  ).toEqual({
    type: 'object',
    properties: { a: { type: ['string', 'null'] }, b: { type: 'string' } },
    oneOf: [{ type: 'array', items: { type: ['number', 'null'] } }],
  });
});

it('makes a list of one type that type, and leaves other schemas alone', () => {
  expect(withPlainTypes({ type: ['string'] })).toEqual({ type: 'string' });
  expect(withPlainTypes({ enum: [1], nullable: true })).toEqual({ enum: [1], nullable: true });
  expect(withPlainTypes({ properties: { a: { const: 1 } } })).toEqual({ properties: { a: { const: 1 } } });
});
