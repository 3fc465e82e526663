import type { JsonObject } from '@signalbox/schemas';
import { withChoices } from '@signalbox/schemas/with-choices';
import { expect, it } from 'vitest';
import { acceptForm } from './accept-form';

it.each(['oneOf', 'anyOf'])('draws and validates choices that are written as %s like an enum', (keyword) => {
  const choices: JsonObject[] = [{ const: 'a', title: { en: 'First', zh_Hans: '第一' } }, { const: 'b' }];
  const { form, texts } = acceptForm({
    schema: {
      properties: {
        one: { [keyword]: choices, title: 'One' },
        several: { type: 'array', title: 'Several', items: { type: 'string', [keyword]: choices } },
      },
    },
  });
  expect(form.schema.properties).toMatchObject({
    one: { type: 'string', enum: ['a', 'b'] },
    several: { type: 'array', items: { type: 'string', enum: ['a', 'b'] } },
  });
  expect(texts).toMatchObject({
    'one.options.a': { en: 'First', zh_Hans: '第一' },
    'one.options.b': 'b',
    'several.options.a': { en: 'First', zh_Hans: '第一' },
  });
});

it.each<[string, JsonObject]>([
  ['of other schemas', { oneOf: [{ type: 'string' }, { const: 'b' }] }],
  ['of values with other keywords', { oneOf: [{ const: 'a', minLength: 2 }] }],
  ['of the same value twice, which oneOf never accepts', { oneOf: [{ const: 'a' }, { const: 'a' }] }],
  ['beside an enum', { enum: ['a'], oneOf: [{ const: 'a' }] }],
])('leaves choices %s to the list of supported keywords', (_name, schema) => {
  expect(withChoices(schema)).toBe(schema);
});
