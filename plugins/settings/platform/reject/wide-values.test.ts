import { createFormCatalog } from '@signalbox/platform-kit';
import { compileForm } from '@signalbox/engine/testing';
import type { FormDefinition, JsonObject, JsonSchema } from '@signalbox/schemas';
import { expect, it } from 'vitest';
import { fits } from './fits';
import { rejectReadOnly } from './reject-read-only';

/** Throws when a part beyond the first `readable` is read. */
function unreadBeyond(readable: number, count = 30_000): JsonObject {
  const parts = Array.from({ length: count }, (_, at) => [
    `a${at}`,
    {
      enumerable: true,
      get: () => {
        if (at >= readable) throw new Error(`part ${at} was read`);
        return {};
      },
    },
  ]);
  return Object.defineProperties({}, Object.fromEntries(parts)) as JsonObject;
}
const anObject: JsonSchema = { type: 'object' };

it.each<[string, JsonSchema]>([
  ['the number of its properties', { type: 'object', maxProperties: 50, additionalProperties: anObject }],
  ['its type', { type: 'array', additionalProperties: anObject }],
  ['the first other property', { type: 'object', propertyNames: { maxLength: 1 } }],
])('a branch is left out by %s without reading the others', (_name, schema) => {
  expect(fits(schema, unreadBeyond(1), {})).toBe(false);
});

it('looks for changed read-only values in the items that a list may have, and 100 more', () => {
  const schema: JsonSchema = { type: 'object', properties: { serial: { type: 'string', readOnly: true } } };
  const form: FormDefinition = {
    id: 'settings/base',
    place: { group: 'settings', order: 10 },
    permission: { edit: 'setting.edit' },
    schema: { type: 'object', properties: { parts: { type: 'array', maxItems: 2, items: schema } } },
    uiSchema: {},
  };
  const compiled = { [form.id]: compileForm(form) };
  const catalog = createFormCatalog({ forms: [form], groups: [{ key: 'settings' }], compiled });
  const parts = Array.from({ length: 30_000 }, (_, at): JsonObject => (at === 101 ? { serial: 'x' } : {}));
  for (const at of [102, 29_999])
    Object.defineProperty(parts, at, {
      get: () => {
        throw new Error(`item ${at} was read`);
      },
    });
  const reject = () =>
    rejectReadOnly({ catalog, before: {}, settings: { parts }, touched: ['/parts'], storedErrorsOf: () => [] });
  expect(reject).toThrow(
    expect.objectContaining({ options: expect.objectContaining({ pointer: '/parts/101/serial' }) }),
  );
});
