import { expect, it } from 'vitest';
import { aForm } from '../../testing/a-form';
import { compileForm } from '../../testing/compile-form';
import { errorSentence } from '../field-messages';
import { createFormStore } from './form-store';

const text = { type: 'string' } as const;
const form = aForm({
  id: 'runtime/form',
  schema: {
    type: 'object',
    properties: {
      name: text,
      phone: text,
      mail: text,
      place: { type: 'object', properties: { city: text, box: text }, not: { required: ['city', 'box'] } },
    },
    allOf: [{ oneOf: [{ required: ['phone'] }, { required: ['mail'] }] }],
  },
});
const texts: Record<string, string> = {
  'engine::validation.whole': 'The input as a whole',
  'forms/runtime/form::place.title': 'Place',
  'forms/runtime/form::name.title': 'Name',
};

function aStore() {
  const store = createFormStore({ form, compiled: compileForm(form), values: { name: 'x', mail: 'x' } });
  const set = (pointer: string, value: string | undefined) => {
    store.setValue(pointer, value);
    store.touch(pointer);
    store.validate();
  };
  const shown = (pointer: string) => {
    const error = store.jotai.get(store.field(pointer).error);
    const plan = store.plan.fields.find((field) => field.pointer === pointer);
    const messages = (key: string, params: Record<string, unknown> = {}) =>
      texts[key] ?? (key.startsWith('engine::') ? `${String(params['title'])}: ${key}` : undefined);
    return error && plan && errorSentence({ formId: form.id, plan, error, messages });
  };
  return { store, set, shown };
}

it('shows what is wrong with the whole form as soon as one of its fields was edited, and does not name another field', () => {
  const { set, shown } = aStore();
  set('/phone', '5');
  expect(shown('/name')).toBe('The input as a whole: engine::validation.oneOf');
  set('/mail', undefined);
  expect(shown('/name')).toBeUndefined();
});

it('shows what is wrong with a section as soon as one of its fields was edited', () => {
  const { store, set, shown } = aStore();
  set('/place/box', '5');
  store.setValue('/place/city', 'x');
  store.validate();
  expect(shown('/place/city')).toBe('Place: engine::validation.not');
});

it('does not show it before', () => {
  const { store, shown } = aStore();
  store.reset({ name: 'x', mail: 'x', phone: '5' });
  store.validate();
  expect([store.isValid, shown('/name')]).toEqual([false, undefined]);
  store.touch('/phone');
  expect(shown('/name')).toBe('The input as a whole: engine::validation.oneOf');
});
