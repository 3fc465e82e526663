import type { ValidateFunction } from 'ajv';
import { expect, test } from 'vitest';
import { planForm } from '@signalbox/engine/core';
import type { JsonObject, JsonSchema, JsonValue } from '@signalbox/schemas';
import { strictAjv } from '../strict-ajv';
import { plainSchema } from './plain-schema';

const library = { shared: { size: { type: 'integer' } satisfies JsonSchema }, entities: {} };
const text: JsonSchema = { type: 'string', maxLength: 20 };
const closed = { type: 'object', additionalProperties: false } as const;
const parts = (...each: Record<string, JsonSchema>[]): JsonSchema => ({
  allOf: each.map((properties) => ({ type: 'object', properties })),
});

test('declares a property of two parts once, with what both demand', () => {
  const schema: JsonSchema = {
    ...closed,
    ...parts(
      { lorem: { type: ['string', 'boolean'], maxLength: 20, default: true } },
      { lorem: { type: 'boolean' }, ipsum: { type: 'string', maxLength: 9 } },
    ),
  };
  expect(plainSchema(schema, library)).toEqual({
    ...closed,
    properties: { lorem: { type: 'boolean', default: true }, ipsum: { type: 'string', maxLength: 9 } },
  });
});

test('leaves what a part says of a shared value', () => {
  const size: JsonSchema = { $ref: 'size.json', allOf: [{ type: 'object', properties: { high: text } }] };
  expect(plainSchema({ ...closed, properties: { size } }, library).properties).toEqual({ size });
});

test('leaves a required name that nothing declares in its place, where the check reports it', () => {
  const schema: JsonSchema = { ...closed, allOf: [{ properties: { a: text }, required: ['a', 'aa'] }] };
  const plain = { ...closed, properties: { a: text }, required: ['a'], allOf: [{ required: ['aa'] }] };
  expect(plainSchema(schema, library)).toEqual(plain);
});

test('requires what a part always requires, also what a branch declares', () => {
  const branch: JsonSchema = { properties: { b: text } };
  const condition: JsonSchema = { if: { required: ['a'] }, then: branch, else: branch };
  const schema: JsonSchema = { ...closed, properties: { a: text }, allOf: [condition, { required: ['a', 'b'] }] };
  expect(plainSchema(schema, library)).toMatchObject({ properties: { b: text }, required: ['a', 'b'] });
  const shared: JsonSchema = { $ref: 'size.json', required: ['a'] };
  const other: JsonSchema = { ...closed, properties: { a: text }, allOf: [shared] };
  expect(plainSchema(other, library)).toEqual(other);
});

test('leaves the other parts in their places', () => {
  const condition: JsonSchema = { if: { required: ['a'] }, then: { required: ['b'] } };
  const schema: JsonSchema = { ...closed, allOf: [{ properties: { a: text, b: text }, required: ['a'] }, condition] };
  expect(plainSchema(schema, library)).toEqual({
    ...closed,
    properties: { a: text, b: text },
    required: ['a'],
    allOf: [{}, condition],
  });
});

const samples: JsonValue[] = [
  '',
  'p',
  'pq',
  'ppppp',
  'zz',
  true,
  false,
  null,
  0,
  1,
  2,
  3.5,
  8,
  ['p'],
  ['p', 'p'],
  { x: 1 },
  {},
];
const values: JsonObject[] = [{}, ...samples.flatMap((a): JsonObject[] => [{ a }, { b: a }, { a, b: 'p' }])];

const rewritten: Record<string, JsonSchema> = {
  'lists of types': parts({ a: { type: ['string', 'boolean'] } }, { a: { type: ['boolean', 'null'] } }),
  'whole numbers among numbers': parts({ a: { type: 'number', minimum: 1 } }, { a: { type: 'integer', maximum: 3 } }),
  'the same limits twice': parts(
    { a: { type: 'string', maxLength: 4, minLength: 1 } },
    { a: { type: 'string', maxLength: 2 } },
  ),
  choices: parts({ a: { type: 'string', enum: ['p', 'pq'] } }, { a: { type: 'string', enum: ['pq', 'zz'] } }),
  'choices of several types': parts(
    { a: { type: ['string', 'boolean'], enum: ['p', true] } },
    { a: { type: 'boolean' } },
  ),
  'null in one part': parts(
    { a: { type: 'string', nullable: true } },
    { a: { type: 'string', nullable: true, maxLength: 1 } },
  ),
  'two patterns': parts({ a: { type: 'string', pattern: '^p' } }, { a: { type: 'string', pattern: 'q$' } }),
  'a list without equal items': parts(
    { a: { type: 'array', items: text } },
    { a: { type: 'array', uniqueItems: true, maxItems: 5 } },
  ),
  'an object in one part': parts(
    { a: { ...closed, properties: { x: { type: 'integer' } } } },
    { a: { type: 'object', minProperties: 1 } },
  ),
  'properties beside the parts': { properties: { a: { type: ['string', 'integer'] } }, ...parts({ a: text, b: text }) },
  'what parts require': {
    allOf: [
      { properties: { a: text }, required: ['a'] },
      { properties: { b: text }, required: ['b'] },
    ],
  },
  'a part with a condition': {
    allOf: [{ properties: { a: text, b: text }, if: { required: ['a'] }, then: { required: ['b'] } }],
  },
  'parts by name': {
    definitions: { one: { type: 'object', properties: { a: text } }, two: { type: 'object', properties: { b: text } } },
    allOf: [{ $ref: '#/definitions/one' }, { $ref: '#/definitions/two' }],
  },
};

test.each(Object.entries(rewritten))('%s: the plain form has the same errors at the same places', (_name, open) => {
  const plain = plainSchema({ ...closed, ...open }, library);
  const ajv = strictAjv({ strictTypes: false, strictRequired: false });
  const [validate, validatePlain] = [ajv.compile({ type: 'object', ...open }), ajv.compile(plain)];
  const places = (test: ValidateFunction, value: JsonObject) =>
    test(value)
      ? []
      : [
          ...new Set(test.errors?.map(({ instancePath, keyword }) => (keyword === 'required' ? '*' : instancePath))),
        ].toSorted();
  const { fields } = planForm({
    id: 'a/b',
    place: { group: 'a', order: 1 },
    permission: { edit: '' },
    schema: plain,
    uiSchema: {},
  });
  const drawn = fields.map(({ path }) => path[0]);
  expect(new Set(drawn).size).toBe(drawn.length);
  for (const value of values.filter((each) => Object.keys(each).every((name) => drawn.includes(name))))
    expect(places(validatePlain, value), JSON.stringify(value)).toEqual(places(validate, value));
});

test.each<[string, JsonSchema, string]>([
  ['types', parts({ a: text }, { a: { type: 'boolean' } }), 'no value of "a" is valid in all parts'],
  [
    'choices',
    parts({ a: { ...text, enum: ['p'] } }, { a: { ...text, enum: ['q'] } }),
    'no value of "a" is valid in all parts',
  ],
  [
    'defaults',
    parts({ a: { ...text, default: 'p' } }, { a: { ...text, default: 'q' } }),
    'give "a" a different "default"',
  ],
  [
    'what is inside',
    parts({ a: { ...closed, properties: { x: text } } }, { a: { ...closed, properties: { y: text } } }),
    'give "a" a different "properties"',
  ],
])('names the place where parts contradict each other: %s', (_name, open, message) => {
  expect(() => plainSchema({ ...closed, properties: { inner: { ...closed, ...open } } }, library)).toThrow(
    expect.objectContaining({
      pointer: '/properties/inner/allOf/1/properties/a',
      message: expect.stringContaining(message),
    }),
  );
});

test('names a part that takes no other property', () => {
  const schema: JsonSchema = { ...closed, properties: { b: text }, allOf: [{ ...closed, properties: { a: text } }] };
  expect(() => plainSchema(schema, library)).toThrow(
    expect.objectContaining({ pointer: '/allOf/0/additionalProperties' }),
  );
});
