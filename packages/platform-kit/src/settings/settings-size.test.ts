import { compileForm } from '@signalbox/engine/testing';
import type { FormDefinition } from '@signalbox/schemas';
import { expect, it } from 'vitest';
import { createFormCatalog } from './form-catalog';
import { maxSettingsBytes, settingsSizeError } from './settings-size';

const form: FormDefinition = {
  id: 'settings/base',
  place: { group: 'settings', order: 10 },
  permission: { edit: 'setting.edit' },
  schema: { type: 'object', properties: { name: { type: 'string' }, note: { type: 'string' } } },
  uiSchema: {},
};
const catalog = createFormCatalog({
  forms: [form],
  groups: [{ key: 'settings' }],
  compiled: { [form.id]: compileForm(form) },
});
const text = (bytes: number) => 'x'.repeat(bytes);
const error = (current: Record<string, string> | undefined, incoming: Record<string, string>) =>
  settingsSizeError({ catalog, current, incoming });

it('names the largest changed field of a document above the limit', () => {
  const note = text(maxSettingsBytes);
  expect(error(undefined, { name: 'a', note })).toEqual({
    pointer: '/note',
    keyword: 'maxSettingsBytes',
    params: { limit: 256 },
    formId: 'settings/base',
  });
  expect(
    error({ note: text(maxSettingsBytes - 100) }, { note: text(maxSettingsBytes - 100), name: text(200) }),
  ).toMatchObject({ pointer: '/name' });
});

it('counts bytes of UTF-8, and lets a document up to the limit pass', () => {
  const frame = JSON.stringify({ note: '' }).length;
  expect(error({}, { note: text(maxSettingsBytes - frame) })).toBeUndefined();
  expect(error({}, { note: text(maxSettingsBytes - frame + 1) })).toBeDefined();
  expect(error({}, { note: '管'.repeat(100_000) })).toBeDefined();
});

it('lets an existing larger document shrink, not grow', () => {
  const current = { note: text(maxSettingsBytes + 1000), name: 'a' };
  expect(error(current, { ...current, note: text(maxSettingsBytes + 500) })).toBeUndefined();
  expect(error(current, { ...current, name: 'abc' })).toMatchObject({ pointer: '/name' });
});
