import { expect, test } from 'vitest';
import { planForm } from '@signalbox/engine/core';
import { strictAjv } from '../strict-ajv';
import type { JsonObject, JsonSchema, JsonValue } from '@signalbox/schemas';
import { plainSchema } from './plain-schema';

const library = { shared: { size: { type: 'integer' } satisfies JsonSchema }, entities: {} };
const text: JsonSchema = { type: 'string', maxLength: 20 };
const yesOrNo: JsonSchema = { type: 'boolean', enum: [true, false] };
const closed = { type: 'object', additionalProperties: false } as const;

const one = (...values: JsonValue[]): JsonSchema[] => values.map((value) => ({ const: value }));

test.each<[string, JsonSchema, JsonSchema]>([
  ['constants', { type: 'string', oneOf: one('near', 'far') }, { type: 'string', enum: ['near', 'far'] }],
  ['constants of a field without a type', { anyOf: one(2, 4) }, { type: 'number', enum: [2, 4] }],
  ['lists of one value', { type: 'boolean', anyOf: [{ enum: [true] }, { enum: [false] }] }, yesOrNo],
  ['the type again', { type: 'integer', oneOf: [{ type: 'integer', const: 1 }] }, { type: 'integer', enum: [1] }],
  ['objects without a type', { enum: [{ a: 1 }, { a: 2 }] }, { type: 'object', enum: [{ a: 1 }, { a: 2 }] }],
  ['items', { type: 'array', items: { oneOf: one('a') } }, { type: 'array', items: { type: 'string', enum: ['a'] } }],
])('lists the values of a choice: %s', (_name, schema, plain) => {
  const form = (field: JsonSchema): JsonSchema => ({ ...closed, properties: { field } });
  expect(plainSchema(form(schema), library)).toEqual(form(plain));
});

test.each<[string, JsonSchema]>([
  ['one value twice', { type: 'string', oneOf: one('a', 'a') }],
  ['a limit in a branch', { type: 'string', oneOf: [{ const: 'a', maxLength: 0 }, { const: 'b' }] }],
  ['a value of another type than its branch', { oneOf: [{ type: 'integer', const: 1.5 }, { const: 2 }] }],
  ['an object', { oneOf: [{ const: { a: 1 } }, { const: { a: 2 } }] }],
  ['values of several types without a type', { enum: ['a', 1] }],
  ['two choices', { type: 'string', oneOf: one('a'), anyOf: one('a', 'b') }],
])('leaves a choice that is more than its values: %s', (_name, field) => {
  const form: JsonSchema = { ...closed, properties: { field } };
  expect(plainSchema(form, library)).toEqual(form);
});

test('limits how large definitions become', () => {
  const twice = (level: number): JsonSchema =>
    level === 40 ? text : { ...closed, properties: { a: ref(level + 1), b: ref(level + 1) } };
  const ref = (level: number): JsonSchema => ({ $ref: `#/definitions/d${level}` });
  const definitions = Object.fromEntries(Array.from({ length: 41 }, (_, level) => [`d${level}`, twice(level)]));
  expect(() => plainSchema({ ...closed, definitions, properties: { a: ref(0) } }, library)).toThrow('more than 5000');
});

test('names the place where two branches give a property different types', () => {
  const schema: JsonSchema = {
    ...closed,
    properties: { isOn: { type: 'boolean' } },
    if: { properties: { isOn: { const: true } }, required: ['isOn'] },
    then: { properties: { pace: text } },
    else: { properties: { pace: { type: 'integer' } } },
  };
  expect(() => plainSchema(schema, library)).toThrow(
    expect.objectContaining({ pointer: '/else/properties/pace', message: expect.stringContaining('two properties') }),
  );
});

const isOn: JsonSchema = { properties: { isOn: { const: true } }, required: ['isOn'] };
const mode: JsonSchema = { type: 'string', enum: ['a', 'b', 'c'] };
const forMode = (values: string[], properties: Record<string, JsonSchema>): JsonSchema => ({
  properties: { mode: { enum: values }, ...properties },
  required: Object.keys(properties),
});

/** Every combination of values, each property also absent. */
const everyValue = Object.entries({
  name: ['n'],
  pace: ['p', 'q', 'r', 'pppp'],
  isOn: [true, false],
  mode: ['a', 'b', 'c'],
}).reduce<JsonObject[]>(
  (values, [name, each]) => values.flatMap((value) => [value, ...each.map((one) => ({ ...value, [name]: one }))]),
  [{}],
);

const rewritten: Record<string, JsonSchema> = {
  'choices between constants': {
    properties: {
      name: {
        anyOf: [
          { type: 'string', enum: ['n'] },
          { type: 'string', enum: ['m'] },
        ],
      },
      mode: { type: 'string', oneOf: [{ const: 'a' }, { const: 'b' }] },
      isOn: { type: 'boolean', oneOf: [{ const: true }] },
    },
    required: ['mode'],
  },
  'a list of dependencies': { properties: { name: text, pace: text }, dependencies: { name: ['pace'] } },
  'a schema as dependency': {
    properties: { name: text },
    dependencies: { name: { properties: { pace: text }, required: ['pace'] } },
  },
  'a choice as dependency': {
    properties: { mode },
    required: ['mode'],
    dependencies: {
      mode: { oneOf: [forMode(['a'], { pace: text }), forMode(['b'], { pace: text, name: text }), forMode(['c'], {})] },
    },
  },
  'a property of a branch': {
    properties: { isOn: { type: 'boolean' } },
    if: isOn,
    then: { properties: { pace: text }, required: ['pace'] },
  },
  'a property of the other branch, in a part': {
    properties: { isOn: { type: 'boolean' }, name: text },
    allOf: [{ if: isOn, then: { required: ['name'] }, else: { properties: { pace: text }, required: ['pace'] } }],
  },
  'a property with other choices in each branch': {
    properties: { mode },
    required: ['mode'],
    allOf: [
      { if: forMode(['a'], {}), then: { properties: { pace: { type: 'string', enum: ['p', 'q'] } } } },
      { if: forMode(['b'], {}), then: { properties: { pace: { type: 'string', enum: ['q', 'r'] } } } },
    ],
  },
  'a property with other limits in each branch': {
    properties: { isOn: { type: 'boolean' } },
    if: isOn,
    then: { properties: { pace: { type: 'string', minLength: 2, maxLength: 5, pattern: '^p' } } },
    else: { properties: { pace: { type: 'string', maxLength: 3 } } },
  },
  'a property of several branches': {
    properties: { isOn: { type: 'boolean' }, mode },
    allOf: [
      { if: isOn, then: { properties: { pace: text } } },
      { if: forMode(['b'], {}), else: { properties: { pace: text, name: text } } },
    ],
  },
};

test.each(Object.entries(rewritten))('%s: the plain form accepts the same values', (_name, open) => {
  const plain = plainSchema({ ...closed, ...open }, library);
  const ajv = strictAjv({ strictTypes: false });
  const [isValid, isPlainValid] = [ajv.compile({ type: 'object', ...open }), ajv.compile(plain)];
  const { conditions, fields } = planForm({
    $schema: '',
    id: 'a/b',
    place: { group: 'a', order: 1 },
    permission: { edit: 'a.edit' },
    schema: plain,
    uiSchema: {},
  });
  const holds = conditions.map(({ schema }) => ajv.compile({ type: 'object', ...schema }));
  for (const given of everyValue) {
    const shown = fields.filter((field) => field.when.every((index) => holds[index]?.(given)));
    const drawn = Object.fromEntries(
      Object.entries(given).filter(([name]) => shown.some((field) => field.path[0] === name)),
    );
    expect(isPlainValid(drawn), JSON.stringify(drawn)).toBe(isValid(drawn));
  }
});

test('a discriminator goes, as the branches say the same', () => {
  const branch = (kind: string): JsonSchema => ({ ...closed, properties: { kind: { const: kind } } });
  const oneOf = [branch('a'), branch('b')];
  const way: JsonSchema = { discriminator: { propertyName: 'kind' }, oneOf };
  const schema: JsonSchema = { type: 'object', properties: { way } };
  expect(plainSchema(schema, { shared: {}, entities: {} })).toEqual({ type: 'object', properties: { way: { oneOf } } });
});

test('one value of the property that a discriminator names is a constant', () => {
  const branch = (kind: JsonSchema): JsonSchema => ({ ...closed, properties: { kind } });
  const listed = branch({ type: 'string', enum: ['a'], default: 'a' });
  const several = branch({ type: 'string', enum: ['b', 'c'] });
  const way: JsonSchema = { discriminator: { propertyName: 'kind' }, oneOf: [listed, several] };
  const schema: JsonSchema = { type: 'object', properties: { way } };
  const constant = branch({ type: 'string', const: 'a', default: 'a' });
  expect(plainSchema(schema, { shared: {}, entities: {} }).properties).toEqual({ way: { oneOf: [constant, several] } });
});

test('what has properties is an object, as in RJSF, but not in a condition', () => {
  const rule: JsonSchema = { if: { properties: { kind: { const: 'a' } } }, then: { required: ['way'] } };
  const branch: JsonSchema = { properties: { kind: { type: 'string' } } };
  const schema: JsonSchema = { properties: { kind: branch, way: { oneOf: [branch] } }, allOf: [rule] };
  const plain = plainSchema(schema, { shared: {}, entities: {} });
  const object = { ...branch, type: 'object' };
  expect(plain).toMatchObject({
    type: 'object',
    properties: { kind: object, way: { oneOf: [object] } },
    allOf: [rule],
  });
  expect(plain.allOf?.[0]?.if).not.toHaveProperty('type');
});

test('each place of a tuple has the keywords that the engine knows', () => {
  const place: JsonSchema = { oneOf: [{ const: 'a' }, { const: 'b' }] };
  const schema: JsonSchema = { properties: { span: { type: 'array', items: [place], additionalItems: place } } };
  const { span } = plainSchema(schema, { shared: {}, entities: {} }).properties ?? {};
  const choices = { type: 'string', enum: ['a', 'b'] };
  expect(span).toEqual({ type: 'array', items: [choices], additionalItems: choices });
});
