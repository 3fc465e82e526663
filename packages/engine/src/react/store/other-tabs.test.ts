import { expect, it } from 'vitest';
import type { JsonSchema } from '@signalbox/schemas';
import { collect, planForm, visibleFields } from '../../core';
import { aForm } from '../../testing/a-form';
import { compileForm } from '../../testing/compile-form';
import { createFormStore } from './form-store';

const visibleWhen: JsonSchema = { type: 'object', properties: { mode: { const: 'full' } }, required: ['mode'] };
const form = aForm({
  schema: {
    type: 'object',
    required: ['years'],
    properties: {
      years: { type: 'integer', visibleWhen },
      more: { type: 'object', visibleWhen, properties: { note: { type: 'string' } } },
      name: { type: 'string' },
    },
  },
});
const plan = planForm(form);
const compiled = compileForm(form);
const full = { mode: 'full', years: 3, more: { note: 'n' } };
const plain = { mode: 'plain', years: 3, more: { note: 'n' } };

it('shows a field and the fields of a section by the settings of another tab', () => {
  expect([...visibleFields({ plan, compiled, values: full })]).toEqual(['/years', '/more/note', '/name']);
  expect([...visibleFields({ plan, compiled, values: plain })]).toEqual(['/name']);
  expect(collect({ plan, compiled, values: plain })).toEqual({});
  expect(collect({ plan, compiled, values: { years: 1 }, ignoresSettings: true })).toEqual({ years: 1 });
});

it('follows the saved settings in a draft, keeps what is typed, and requires nothing that is hidden', () => {
  const store = createFormStore({ form, compiled, values: full });
  const isVisible = () => store.jotai.get(store.field('/years').isVisible);
  store.setValue('/years', 7);
  store.rebase(plain);
  expect([isVisible(), store.validate(), store.collected()]).toEqual([false, true, {}]);
  store.rebase(full);
  expect([isVisible(), store.collected()]).toEqual([true, { years: 7, more: { note: 'n' } }]);
  store.setValue('/years', undefined);
  expect(store.errors().map(({ pointer, keyword }) => [pointer, keyword])).toEqual([['/years', 'required']]);
});

it('shows every field in a preview', () => {
  const store = createFormStore({ form, compiled, values: {}, ignoresSettings: true });
  expect(store.jotai.get(store.field('/more/note').isVisible)).toBe(true);
});
