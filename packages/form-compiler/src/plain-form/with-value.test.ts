import type { FormDefinition, JsonSchema, JsonValue, UiSchema } from '@signalbox/schemas';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { strictAjv } from '../strict-ajv';
import { resolveForm } from './resolve-form';

const library = { shared: { size: { type: 'integer' } satisfies JsonSchema }, entities: {} };
const text: JsonSchema = { type: 'string', maxLength: 4 };
const closed = { type: 'object', additionalProperties: false } as const;

function plain(schema: JsonSchema, more: Partial<FormDefinition> = {}): FormDefinition {
  const form: FormDefinition = {
    id: 'settings/base',
    place: { group: 'settings', order: 1 },
    permission: { edit: 'setting.edit' },
    valueIn: 'value',
    schema,
    uiSchema: {},
  };
  return resolveForm({ ...form, ...more }, library);
}

test.each<[string, JsonSchema]>([
  ['a text', text],
  ['a list', { type: 'array', maxItems: 3, items: text }],
  ['several types', { type: ['string', 'number', 'boolean'], maxLength: 4 }],
  ['choices', { type: 'string', enum: ['a', 'b'] }],
])('%s at the root is a required setting', (_name, schema) => {
  expect(plain(schema).schema).toEqual({ ...closed, properties: { value: schema }, required: ['value'] });
  expect(plain(schema)).not.toHaveProperty('valueIn');
});

test('a root that may be null need not be set', () => {
  expect(plain({ type: ['string', 'null'], maxLength: 4 }).schema).not.toHaveProperty('required');
});

test('a choice beside declared settings is one more setting, with the uiSchema of its branches', () => {
  const uiSchema: UiSchema = {
    'ui:order': ['age', 'value'],
    age: { 'ui:widget': 'slider' },
    city: { 'ui:widget': 'textarea' },
  };
  const form = plain(
    {
      properties: { age: { type: 'integer' } },
      required: ['age'],
      additionalProperties: false,
      anyOf: [{ properties: { city: text } }, { $ref: '#/definitions/code' }],
      definitions: { code: { properties: { code: text } } },
    },
    { uiSchema },
  );
  expect(form.schema).toEqual({
    ...closed,
    required: ['age'],
    properties: {
      age: { type: 'integer' },
      value: {
        anyOf: [
          { ...closed, properties: { city: text } },
          { ...closed, properties: { code: text } },
        ],
      },
    },
  });
  const { city: _moved, ...stays } = uiSchema;
  expect(form.uiSchema).toEqual({ ...stays, value: { city: { 'ui:widget': 'textarea' } } });
});

test('the uiSchema of a root value is that of its setting, but for the options of the tab', () => {
  const list: JsonSchema = { type: 'array', maxItems: 3, items: { ...closed, properties: { name: text } } };
  const uiSchema: UiSchema = {
    'ui:options': { unique: ['name'], panelAction: 'notice-test' },
    items: { name: { 'ui:widget': 'textarea' } },
  };
  expect(plain(list, { uiSchema }).uiSchema).toEqual({
    'ui:options': { panelAction: 'notice-test' },
    value: { 'ui:options': { unique: ['name'] }, items: { name: { 'ui:widget': 'textarea' } } },
  });
});

test.each<[string, JsonSchema]>([
  ['an object of settings', { ...closed, properties: { a: text } }],
  [
    'a condition on settings',
    { ...closed, properties: { a: text, b: text }, anyOf: [{ required: ['a'] }, { required: ['b'] }] },
  ],
  ['names of users', { type: 'object', maxProperties: 2, additionalProperties: text }],
])('leaves %s', (_name, schema) => {
  expect(plain(schema).schema).toEqual(schema);
  expect(plain(schema, { valueIn: undefined }).schema).toEqual(schema);
});

test('an object at the root may leave out its type', () => {
  const schema: JsonSchema = { additionalProperties: false, properties: { a: text } };
  expect(plain(schema, { valueIn: undefined }).schema).toEqual({ type: 'object', ...schema });
});

/** The choices of RJSF's samples `oneOf`, `anyOf` and `customFieldAnyOf`, limited. */
const samples: Record<string, JsonSchema> = {
  oneOf: {
    type: 'object',
    oneOf: [
      { properties: { a: text }, required: ['a'] },
      { properties: { b: text }, required: ['b'] },
    ],
  },
  anyOf: {
    type: 'object',
    properties: { age: { type: 'integer' } },
    anyOf: [{ properties: { a: text, b: { type: 'integer' } } }, { properties: { c: text } }],
  },
  customFieldAnyOf: {
    type: 'object',
    anyOf: [
      { properties: { a: text }, required: ['a'] },
      { properties: { b: { type: 'number' }, c: { type: 'number' } }, required: ['b', 'c'] },
    ],
  },
  list: { type: 'array', maxItems: 2, items: text },
  text,
  types: { type: ['string', 'number', 'boolean'], maxLength: 4 },
};

const leaf = fc.constantFrom<JsonValue>('ab', 'abcde', 7, 1.5, true);
const value = fc.oneof(
  leaf,
  fc.array(leaf, { maxLength: 3 }),
  fc.record({ a: leaf }),
  fc.record({ a: leaf, b: leaf }, { requiredKeys: ['a'] }),
  fc.record({ b: leaf, c: leaf }, { requiredKeys: [] }),
);

/** The names that a branch of the choice has. A form enters no others together. */
const branches = (schema: JsonSchema) =>
  (schema.oneOf ?? schema.anyOf ?? []).map((each) => Object.keys(each.properties ?? {}));

test.each(Object.entries(samples))(
  '%s: accepts the same values as the root of the schema, one level deeper',
  (name, schema) => {
    const asDeclared = strictAjv({ strict: false }).compile(schema);
    const asStored = strictAjv().compile(
      plain(schema.properties ? { ...schema, additionalProperties: false } : schema).schema,
    );
    fc.assert(
      fc.property(value, fc.option(fc.constantFrom<JsonValue>(3, 'x'), { nil: undefined }), (inner, age) => {
        const isObject = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
        if (isObject)
          fc.pre(branches(schema).some((names) => Object.keys(inner).every((name) => names.includes(name))));
        const beside = schema.properties && isObject && age !== undefined ? { age } : {};
        fc.pre(schema.properties === undefined || isObject);
        const isValid = asDeclared(isObject ? { ...beside, ...inner } : inner);
        // To an open branch that requires nothing, a wrong value of another branch is one of no interest.
        const isOpen = name === 'anyOf' && isValid;
        expect(isOpen || asStored({ ...beside, value: inner })).toBe(isValid);
      }),
      { numRuns: 400 },
    );
  },
);

test('options of all sections and lists, and the uiSchema of definitions, stay at the root', () => {
  const ofRoot = { 'ui:globalOptions': { enableOptionalDataFieldForType: ['array'] } };
  const list: JsonSchema = { type: 'array', maxItems: 3, items: text };
  const { uiSchema } = plain(list, { uiSchema: { ...ofRoot, items: { 'ui:widget': 'textarea' } } });
  expect(uiSchema).toEqual({ ...ofRoot, value: { items: { 'ui:widget': 'textarea' } } });
});
