// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { afterEach, expect, it } from 'vitest';
import { aForm } from '../../testing/a-form';
import { compileForm } from '../../testing/compile-form';
import { testMessages } from '../../testing/form-messages';
import { createFormStore } from '../store/form-store';
import type { WidgetProps } from '../widget-props';
import { SchemaForm } from './schema-form';

const note = { type: 'string', default: '请联系管理员' } as const;
const form = aForm({ id: 'test/default', schema: { type: 'object', properties: { note } } });
const english = testMessages('en', { 'forms/test/default': { 'note.default': 'Contact the administrator' } });

function Text({ id, value, onChange }: WidgetProps<JsonValue>) {
  return <input id={id} value={String(value ?? '')} onChange={(event) => onChange(event.target.value)} />;
}
afterEach(cleanup);

function renderNote(values: JsonObject) {
  const store = createFormStore({ form, compiled: compileForm(form), values });
  render(<SchemaForm store={store} widgets={{ text: Text }} messages={english} />);
  const input = screen.getByRole('textbox');
  return { store, input, type: (text: string) => fireEvent.change(input, { target: { value: text } }) };
}

it('shows a default text in the language of the user, and keeps it as it is stored', () => {
  const { store, input, type } = renderNote({ note: note.default });
  expect(input).toHaveValue('Contact the administrator');
  expect(store.values()).toEqual({ note: note.default });
  type('Contact the administrator!');
  expect(input).toHaveValue('Contact the administrator!');
  expect(store.values()).toEqual({ note: 'Contact the administrator!' });
  type('Contact the administrator');
  expect(store.values()).toEqual({ note: note.default });
  expect(input).toHaveValue('Contact the administrator');
});

it.each([['请联系管理员!'], ['Call Ada']])('shows %s as it is written', (text) => {
  const { input, store } = renderNote({ note: text });
  expect(input).toHaveValue(text);
  expect(store.values()).toEqual({ note: text });
});
