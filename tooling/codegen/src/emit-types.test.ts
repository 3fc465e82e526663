import { expect, test } from 'vitest';
import type { FormDefinition, JsonValue } from '@signalbox/schemas';
import { emitTypes } from './emit-types';

async function typesOf(form: FormDefinition): Promise<string | undefined> {
  const empty = { groups: [], menus: [], shared: {}, entities: {}, messages: {} };
  return (await emitTypes({ ...empty, forms: [form] }))['types.ts'];
}

test('types a property of several parts once, by what all of them allow', async () => {
  const form: FormDefinition = {
    id: 'lights/base',
    place: { group: 'lights', order: 1 },
    permission: { edit: '' },
    schema: {
      type: 'object',
      additionalProperties: false,
      allOf: [
        { properties: { lorem: { type: ['string', 'boolean'] }, mode: { type: 'string', enum: ['a', 'b'] } } },
        { properties: { lorem: { type: 'boolean' }, mode: { type: 'string', enum: ['b', 'c'] } } },
        { if: { required: ['lorem'] }, then: { required: ['mode'] } },
      ],
    },
    uiSchema: {},
  };
  expect(await typesOf(form)).toContain("export type Settings = {\n  lorem?: boolean;\n  mode?: 'b';\n};");
});

test('types a choice between objects by what each of them has', async () => {
  const towns: JsonValue[] = [
    { town: 'Riga', at: { lat: 57 } },
    { town: 'Oslo', tags: ['n', 1] },
  ];
  const form: FormDefinition = {
    id: 'lights/base',
    place: { group: 'lights', order: 1 },
    permission: { edit: '' },
    schema: {
      type: 'object',
      additionalProperties: false,
      properties: { near: { enum: towns }, all: { type: 'array', maxItems: 2, items: { enum: towns } } },
    },
    uiSchema: {},
  };
  const types = await typesOf(form);
  expect(types).toContain("near?: {town: 'Riga'; at: {lat: 57}} | {town: 'Oslo'; tags: ['n', 1]};");
  expect(types).toContain("all?: ({town: 'Riga'; at: {lat: 57}} | {town: 'Oslo'; tags: ['n', 1]})[];");
});
