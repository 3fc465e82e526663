import { expect, test } from 'vitest';
import type { FormDefinition, JsonSchema, JsonValue } from '@signalbox/schemas';
import { emitTypes } from './emit-types';

/** The types of a tab with this schema. */
async function typesOf(schema: JsonSchema, more: Partial<FormDefinition> = {}): Promise<string | undefined> {
  const empty = { collections: [], groups: [], menus: [], shared: {}, entities: {}, messages: {} };
  const form: FormDefinition = {
    id: 'lights/base',
    place: { group: 'lights', order: 1 },
    permission: { edit: '' },
    schema: { type: 'object', additionalProperties: false, ...schema },
    uiSchema: {},
    ...more,
  };
  return (await emitTypes({ ...empty, forms: [form] }))['types.ts'];
}

test('types a property of several parts once, by what all of them allow', async () => {
  const schema: JsonSchema = {
    allOf: [
      { properties: { lorem: { type: ['string', 'boolean'] }, mode: { type: 'string', enum: ['a', 'b'] } } },
      { properties: { lorem: { type: 'boolean' }, mode: { type: 'string', enum: ['b', 'c'] } } },
      { if: { required: ['lorem'] }, then: { required: ['mode'] } },
    ],
  };
  expect(await typesOf(schema)).toContain("export type Settings = {\n  lorem?: boolean;\n  mode?: 'b';\n};");
});

test('types a choice between objects by what each of them has', async () => {
  const towns: JsonValue[] = [
    { town: 'Riga', at: { lat: 57 } },
    { town: 'Oslo', tags: ['n', 1] },
  ];
  const schema: JsonSchema = {
    properties: { near: { enum: towns }, all: { type: 'array', maxItems: 2, items: { enum: towns } } },
  };
  const types = await typesOf(schema);
  expect(types).toContain("near?: {town: 'Riga'; at: {lat: 57}} | {town: 'Oslo'; tags: ['n', 1]};");
  expect(types).toContain("all?: ({town: 'Riga'; at: {lat: 57}} | {town: 'Oslo'; tags: ['n', 1]})[];");
});

test('types a tuple by its places', async () => {
  const items: JsonSchema[] = [{ type: 'string' }, { type: 'number' }];
  const types = await typesOf({
    properties: {
      open: { type: 'array', items, additionalItems: { type: 'boolean' }, maxItems: 9 },
      closed: { type: 'array', items, additionalItems: false },
    },
  });
  expect(types).toContain('open?: [] | [string] | [string, number, ...boolean[]];');
  expect(types).toContain('closed?: [] | [string] | [string, number];');
});

test('types a definition that leads back to itself as an object only if it is one', async () => {
  const step: JsonSchema = {
    type: 'object',
    properties: { next: { oneOf: [{ type: 'null' }, { $ref: '#/definitions/step' }] } },
  };
  const text: JsonSchema = { oneOf: [{ type: 'string' }, { type: 'array', items: { $ref: '#/definitions/text' } }] };
  const types = await typesOf({
    properties: { step: { $ref: '#/definitions/step' }, text: { $ref: '#/definitions/text' } },
    definitions: { step, text },
  });
  expect(types).toContain('step?: JsonObject;\n  text?: JsonValue;');
  expect(types).toContain("import type {JsonObject, JsonValue} from '../src/form';");
});

test('types a root that is no object of settings, and what users name, as the settings that have them', async () => {
  const list: JsonSchema = { type: 'array', maxItems: 9, items: { type: 'string' } };
  expect(await typesOf({}, { schema: list, valueIn: 'topics' })).toContain('Settings = {\n  topics?: string[];\n};');
  const choice: JsonSchema = {
    properties: { age: { type: 'integer' } },
    anyOf: [{ properties: { name: { type: 'string' } } }, { properties: { code: { type: 'string' } } }],
  };
  const types = await typesOf(choice, { valueIn: 'identity' });
  expect(types?.replaceAll(/\s+/g, ' ')).toContain(
    'age?: number; identity?: | { name?: string; } | { code?: string; };',
  );
  const named: JsonSchema = { patternProperties: { '^is': { type: 'boolean' }, '^max': { type: 'integer' } } };
  expect(await typesOf(named, { othersIn: 'features' })).toContain('[k: string]: boolean | number;');
});
