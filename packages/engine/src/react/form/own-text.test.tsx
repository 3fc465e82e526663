// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { JsonValue } from '@signalbox/schemas';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aForm } from '../../testing/a-form';
import { compileForm } from '../../testing/compile-form';
import { testMessages } from '../../testing/form-messages';
import { createFormStore } from '../store/form-store';
import type { WidgetProps } from '../widget-props';
import { SchemaForm } from './schema-form';

const form = aForm({ id: 'test/own', schema: { type: 'object', properties: { note: { type: 'string' } } } });
const drawn: unknown[] = [];

/** Shows the typed text itself, as a browser's input does. */
function OwnText({ id, value, onChange }: WidgetProps<JsonValue>) {
  drawn.push(value);
  return <input id={id} onChange={(event) => onChange(event.target.value, { isShown: true })} />;
}

beforeEach(() => {
  drawn.length = 0;
});
afterEach(cleanup);

function renderNote() {
  const store = createFormStore({ form, compiled: compileForm(form), values: { note: 'old' } });
  render(<SchemaForm store={store} widgets={{ text: OwnText }} messages={testMessages('en')} />);
  return { store, type: (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } }) };
}

it('does not render a field for a value that its widget already shows, and stores it', () => {
  const { store, type } = renderNote();
  type('new');
  type('newer');
  expect(drawn).toEqual(['old']);
  expect(store.values()).toEqual({ note: 'newer' });
});

it('renders a value from elsewhere, even if it equals the typed one', () => {
  const { store, type } = renderNote();
  type('typed');
  act(() => store.reset({ note: 'saved' }));
  act(() => store.setValue('/note', 'typed'));
  expect(drawn).toEqual(['old', 'saved', 'typed']);
});

it('renders the former value again when the edit is discarded', () => {
  const { store, type } = renderNote();
  type('typed');
  act(() => store.reset({ note: 'old' }));
  expect(drawn).toEqual(['old', 'old']);
});
