import { expect, test } from 'vitest';
import type { FormDefinition } from '@signalbox/schemas';
import { emitTypes } from './emit-types';

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
  const outputs = await emitTypes({
    forms: [form],
    groups: [],
    menus: [],
    shared: {},
    entities: {},
    messages: {},
  });
  expect(outputs['types.ts']).toContain("export type Settings = {\n  lorem?: boolean;\n  mode?: 'b';\n};");
});
