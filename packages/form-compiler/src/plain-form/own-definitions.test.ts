import type { FormDefinition, JsonSchema } from '@signalbox/schemas';
import { expect, test } from 'vitest';
import { ownDefinition, ownDefinitions } from './own-definitions';
import { resolveForm } from './resolve-form';

const library = { shared: { size: { type: 'integer' } satisfies JsonSchema }, entities: {} };
const closed = { type: 'object', additionalProperties: false } as const;

function plain(schema: JsonSchema): JsonSchema {
  const form: FormDefinition = {
    id: 'settings/base',
    place: { group: 'settings', order: 1 },
    permission: { edit: 'setting.edit' },
    schema,
    uiSchema: {},
  };
  return resolveForm(form, library).schema;
}

/** The sample `bundledSchema` of RJSF. */
const bundled: JsonSchema = {
  $id: 'https://example.com/schemas/bundle',
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $defs: {
    'https://example.com/schemas/mixins/integer': {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: 'https://example.com/schemas/mixins/integer',
      description: 'Must be an integer',
      type: 'integer',
    },
    'https://example.com/schemas/mixins/non-negative': {
      $id: 'https://example.com/schemas/mixins/non-negative',
      description: 'Not negative',
      minimum: 0,
    },
    nonNegativeInteger: {
      allOf: [{ $ref: '/schemas/mixins/integer' }, { $ref: 'mixins/non-negative' }],
    },
  },
  additionalProperties: false,
  properties: { num: { $ref: '#/$defs/nonNegativeInteger' } },
};

test('definitions of later drafts, and references by address, are those of the form', () => {
  expect(plain(bundled)).toEqual({ ...closed, properties: { num: { type: 'integer', minimum: 0 } } });
});

test.each([
  ['#/$defs/nonNegativeInteger', 'nonNegativeInteger'],
  ['#/$defs/https:~1~1example.com~1schemas~1mixins~1integer', 'integer'],
  ['https://example.com/schemas/mixins/integer', 'integer'],
  ['/schemas/mixins/integer#', 'integer'],
  ['mixins/non-negative', 'non-negative'],
])('%s names a definition', (ref, name) => {
  expect(ownDefinition(bundled, ref)?.plainName).toBe(name);
});

test.each([
  '#/definitions/nonNegativeInteger',
  '#',
  '#/$defs/other',
  'https://example.com/schemas/bundle',
  'size.json',
  ':',
  '#/%',
])('%s names none', (ref) => {
  expect(ownDefinition(bundled, ref)).toBeUndefined();
});

test('an address without one at the root, as in the sample "customField"', () => {
  const schema: JsonSchema = {
    ...closed,
    definitions: { special: { $id: '/schemas/special', type: 'string', maxLength: 9 } },
    properties: {
      one: { $ref: '#/definitions/special' },
      other: { $ref: '/schemas/special', default: 'x' },
      size: { $ref: 'size.json' },
    },
  };
  expect(plain(schema)).toEqual({
    ...closed,
    properties: {
      one: { type: 'string', maxLength: 9 },
      other: { type: 'string', maxLength: 9, default: 'x' },
      size: { type: 'integer' },
    },
  });
});

test('definitions that lead back to themselves get names that messages can have', () => {
  const node = { $ref: 'https://example.com/a/node' };
  const schema: JsonSchema = {
    ...closed,
    $defs: {
      'https://example.com/a/node': {
        $id: 'https://example.com/a/node',
        ...closed,
        properties: { children: { type: 'array', maxItems: 3, items: { oneOf: [{ type: 'null' }, node] } } },
      },
    },
    properties: { tree: node },
  };
  const { definitions, properties } = plain(schema);
  expect(Object.keys(definitions ?? {})).toEqual(['node']);
  expect(properties).toEqual({ tree: { $ref: '#/definitions/node' } });
  expect(JSON.stringify(definitions)).toContain('"$ref":"#/definitions/node"');
  expect(JSON.stringify(definitions)).not.toContain('$id');
});

test('each definition has a name of its own', () => {
  const names = ownDefinitions({ definitions: { node: {}, '1': {} }, $defs: { 'a/node': {}, 'b/node': {} } });
  expect(names.map(({ plainName }) => plainName)).toEqual(['_1', 'node', 'node_2', 'node_3']);
});
