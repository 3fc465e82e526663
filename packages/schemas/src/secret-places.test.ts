import { expect, it } from 'vitest';
import { hiddenSecretPlaces, secretPlaces } from './secret-places';

const secret = { writeOnly: true, type: 'string' };

it('finds secrets in every keyword, also in one that it does not know', () => {
  expect(secretPlaces(secret)).toEqual(['']);
  expect(
    secretPlaces({
      properties: { a: secret, default: { items: secret }, 'b/c': { type: 'string' } },
      items: [{}, secret],
      additionalProperties: secret,
      oneOf: [{ properties: { d: secret } }],
      dependencies: { a: { then: secret } },
      unevaluatedProperties: secret,
      later: { keyword: [{ deep: secret }] },
    }),
  ).toEqual([
    '/properties/a',
    '/properties/default/items',
    '/items/1',
    '/additionalProperties',
    '/oneOf/0/properties/d',
    '/dependencies/a/then',
    '/unevaluatedProperties',
    '/later/keyword/0/deep',
  ]);
});

it('takes no value for a schema', () => {
  const value = { writeOnly: true };
  expect(secretPlaces({ default: value, const: value, enum: [value], examples: [value] })).toEqual([]);
  expect(secretPlaces({ properties: { writeOnly: { type: 'boolean' } } })).toEqual([]);
});

it('names those that the server does not find in a value', () => {
  expect(hiddenSecretPlaces({ properties: { a: secret, b: { items: { properties: { c: secret } } } } })).toEqual([]);
  expect(hiddenSecretPlaces({ properties: { a: { anyOf: [secret] } }, items: [secret], later: secret })).toEqual([
    '/properties/a/anyOf/0',
    '/items/0',
    '/later',
  ]);
});
