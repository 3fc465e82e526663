import type { FormDefinition, JsonSchema } from '@signalbox/schemas';
import { expect, it } from 'vitest';
import { createFormCatalog } from './form-catalog';

const secret: JsonSchema = { writeOnly: true, type: 'string' };
const unknown: object = { laterKeyword: [{ inner: secret }] };

it.each<[string, JsonSchema]>([
  ['/properties/a/oneOf/0/properties/key', { oneOf: [{ type: 'object', properties: { key: secret } }] }],
  ['/properties/a/additionalProperties', { type: 'object', additionalProperties: secret }],
  ['/properties/a/items/0', { type: 'array', items: [secret] }],
  ['/properties/a/laterKeyword/0/inner', { type: 'string', ...unknown }],
])('rejects a secret that would be stored like other values, at %s', (place, schema) => {
  expect(() => catalogOf(schema)).toThrow(`The form settings/base has a secret at ${place}, where`);
});

it('knows the fields with secrets in properties and items', () => {
  const [form] = catalogOf({ type: 'array', items: { type: 'object', properties: { key: secret } } });
  expect(form?.secretFields.map(({ pointer }) => pointer)).toEqual(['/a']);
});

function catalogOf(schema: JsonSchema) {
  const form: FormDefinition = {
    id: 'settings/base',
    place: { group: 'settings', order: 10 },
    permission: { edit: 'setting.edit' },
    schema: { type: 'object', properties: { a: schema } },
    uiSchema: {},
  };
  const compiled = { validate: () => [], conditions: [], isVisible: () => true };
  return createFormCatalog({ forms: [form], groups: [{ key: 'settings' }], compiled: { [form.id]: compiled } });
}
