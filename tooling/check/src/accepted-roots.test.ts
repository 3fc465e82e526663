import { formatError } from '@signalbox/schema-check';
import type { JsonObject } from '@signalbox/schemas';
import { expect, test } from 'vitest';
import { checkForms } from './check-all';
import { aSchemasFolder } from './testing/schemas-folder';

const text = { type: 'string', maxLength: 20 };
const closed = { additionalProperties: false };
const draft = 'https://json-schema.org/draft/2020-12/schema';
const address = { type: 'object', ...closed, properties: { street: text, city: text } };
const node: JsonObject = {
  type: 'object',
  ...closed,
  properties: {
    name: text,
    children: { type: 'array', maxItems: 5, items: { oneOf: [{ type: 'null' }, { $ref: '#/definitions/node' }] } },
  },
};
const bundled = {
  $id: 'https://example.com/schemas/bundle',
  $schema: draft,
  $defs: {
    'https://example.com/schemas/mixins/integer': {
      $schema: draft,
      $id: 'https://example.com/schemas/mixins/integer',
      description: 'Must be an integer',
      type: 'integer',
    },
    nonNegative: { description: 'Not allowed to be negative', minimum: 0 },
    count: { allOf: [{ $ref: '/schemas/mixins/integer' }, { $ref: '#/$defs/nonNegative' }] },
  },
  ...closed,
  properties: { num: { $ref: '#/$defs/count' } },
};

/** Samples of RJSF without their texts, with limits, and with one key beside `schema`. */
test.each<[string, JsonObject]>([
  ['single', { schema: text, valueIn: 'value' }],
  ['customArray', { schema: { type: 'array', maxItems: 20, items: text }, valueIn: 'values' }],
  ['fallback', { schema: { type: ['string', 'number', 'boolean'], maxLength: 20 }, valueIn: 'value' }],
  [
    'oneOf',
    {
      schema: {
        type: 'object',
        oneOf: [
          { properties: { lorem: text }, required: ['lorem'] },
          { properties: { ipsum: text }, required: ['ipsum'] },
        ],
      },
      valueIn: 'choice',
    },
  ],
  [
    'anyOf',
    {
      schema: {
        type: 'object',
        ...closed,
        properties: {
          age: { type: 'integer' },
          items: {
            type: 'array',
            maxItems: 20,
            items: { type: 'object', anyOf: [{ properties: { foo: text } }, { properties: { bar: text } }] },
          },
        },
        anyOf: [{ properties: { firstName: text, lastName: text } }, { properties: { idCode: text } }],
      },
      valueIn: 'identification',
    },
  ],
  ['bundledSchema', { schema: bundled }],
  [
    'customField',
    {
      schema: {
        type: 'object',
        ...closed,
        definitions: { special: { $id: '/schemas/special', ...text } },
        properties: { one: { $ref: '#/definitions/special' }, other: { $ref: '/schemas/special' } },
      },
    },
  ],
  [
    'propertyNames',
    {
      schema: {
        type: 'object',
        maxProperties: 20,
        additionalProperties: { type: 'boolean' },
        propertyNames: { enum: ['darkMode', 'telemetry'] },
      },
      othersIn: 'flags',
    },
  ],
  [
    'patternProperties',
    {
      schema: {
        type: 'object',
        ...closed,
        maxProperties: 20,
        required: ['firstName'],
        properties: { firstName: text },
        patternProperties: { '^[a-z][a-zA-Z]+$': text },
      },
      uiSchema: { firstName: { 'ui:autofocus': true, 'ui:emptyValue': '' } },
      othersIn: 'others',
    },
  ],
  [
    'references',
    {
      schema: {
        type: 'object',
        ...closed,
        definitions: { address, node },
        properties: { billing: { $ref: '#/definitions/address' }, tree: { $ref: '#/definitions/node' } },
      },
      uiSchema: {
        'ui:definitions': {
          '#/definitions/address': { street: { 'ui:widget': 'textarea' } },
          '#/definitions/node': { name: { 'ui:widget': 'textarea' } },
        },
      },
    },
  ],
])('accepts the sample "%s"', (_name, { schema = {}, uiSchema = {}, ...key }) => {
  const folder = aSchemasFolder();
  folder.write(
    'forms/lights/sample/form.json',
    JSON.stringify({
      $schema: '../../../meta/form.schema.json',
      id: 'lights/sample',
      place: { group: 'lights', order: 990 },
      permission: { edit: 'light.edit' },
      ...key,
      schema,
      uiSchema,
    }),
  );
  const { errors } = checkForms({ root: folder.root });
  folder.remove('.');
  const own = errors.filter(({ file, remedy }) => file.includes('sample') && !remedy.includes('"title"'));
  expect(own.map(formatError)).toEqual([]);
});
