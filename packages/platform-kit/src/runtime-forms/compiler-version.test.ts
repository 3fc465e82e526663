import { createHash } from 'node:crypto';
import { compiledFormCode } from '@signalbox/form-compiler/compile';
import { acceptForm } from '@signalbox/form-compiler/run-time';
import type { JsonSchema } from '@signalbox/schemas';
import { expect, it } from 'vitest';
import { compilerVersion } from './compiler-version';

it('is raised when the compiler makes something else of the same schema', async () => {
  const { form, texts } = acceptForm({
    schema: {
      properties: {
        text: { type: 'string', minLength: 1, maxLength: 9, pattern: '^[a-z]+$', format: 'email' },
        number: { type: 'number', minimum: 0, multipleOf: 0.5, unit: 'bar' },
        device: { type: 'string', reference: 'device' },
        day: { type: 'string', format: 'date' },
        moment: { type: 'string', format: 'date-time' },
        choice: { type: 'string', enum: ['a', 'b'] },
        list: { type: 'array', maxItems: 3, items: { type: 'object', properties: { a: { type: 'boolean' } } } },
        map: { type: 'object', additionalProperties: { type: 'integer' } },
        section: { type: 'object', additionalProperties: false, properties: { b: { type: 'integer' } } },
      },
      required: ['text'],
      if: { properties: { choice: { const: 'a' } }, required: ['choice'] },
      then: { required: ['number'] },
      else: { properties: { number: false } },
    },
    uiSchema: { text: { 'ui:widget': 'textarea' } },
  });
  const made = JSON.stringify({ form, texts, code: await compiledFormCode(form) });
  const hash = createHash('sha256').update(made).digest('hex').slice(0, 16);
  // After a change: raise `compilerVersion`, and write the new hash here.
  expect([compilerVersion, hash]).toEqual([13, '2ca92616aba2ba99']);
});

it('is raised when RJSF evaluates other schemas of the same field', async () => {
  const text = { type: 'string', maxLength: 9 } as const;
  const branch = (name: string): JsonSchema => ({
    type: 'object',
    additionalProperties: false,
    required: [name],
    properties: { [name]: text },
  });
  const choice: JsonSchema = {
    oneOf: [
      { ...branch('mail'), if: { properties: { mail: { const: 'a' } } }, then: { required: ['mail'] } },
      { ...branch('phone'), properties: { phone: text, hours: { anyOf: [text, branch('from')] } } },
    ],
  };
  const code = await compiledFormCode({
    id: 'settings/sluice',
    place: { group: 'settings', order: 1 },
    permission: { edit: 'setting.edit' },
    schema: { type: 'object', properties: { choice, pair: { type: 'array', items: [text, { type: 'integer' }] } } },
    uiSchema: {},
  });
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 16);
  // After a change: raise `compilerVersion`, and write the new hash here.
  expect([compilerVersion, hash]).toEqual([13, '605b7d319da0cdb1']);
});
