// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { aForm } from '../../testing/a-form';
import { compileForm } from '../../testing/compile-form';
import { testMessages } from '../../testing/form-messages';
import { renderForm } from '../../testing/render-form';
import { TextWidget } from '../../testing/text-widget';
import type { JsonValue } from '@signalbox/schemas';
import { createFormStore } from '../store/form-store';
import type { WidgetProps } from '../widget-props';

const form = aForm({
  id: 'test/nulls',
  schema: {
    type: 'object',
    required: ['note'],
    properties: {
      note: { type: ['string', 'null'], minLength: 2 },
      usual: { type: ['string', 'null'], default: 'as ever' },
    },
  },
});

afterEach(cleanup);

function renderNulls(values: Record<string, string | null> = {}, Text = TextWidget) {
  const store = createFormStore({ form, compiled: compileForm(form), values });
  renderForm({ store, widgets: { text: Text }, messages: testMessages('en') });
  return { store, user: userEvent.setup() };
}

/** Says that it shows what is typed, as the text inputs of the product do. */
function OwnTextWidget(props: WidgetProps<JsonValue>) {
  return <TextWidget {...props} onChange={(next) => props.onChange(next, { isShown: true })} />;
}

const notSet = (title: string) => screen.getByRole('checkbox', { name: `Not set: ${title}` });
const [note, usual] = ['note', 'usual'];

it('sets a field to null and back to the value before, by its checkbox', async () => {
  const { store, user } = renderNulls({ note: 'kept' });
  await user.click(notSet(note));
  expect(store.changes().patch).toEqual({ note: null });
  expect(screen.getByRole('textbox', { name: /note/ })).toHaveValue('');
  await user.click(notSet(note));
  expect(store.values()).toEqual({ note: 'kept' });
});

it('sets a field to null and back to what was typed before', async () => {
  const { store, user } = renderNulls({ note: 'kept' }, OwnTextWidget);
  await user.type(screen.getByRole('textbox', { name: /note/ }), ' well');
  await user.click(notSet(note));
  await user.click(notSet(note));
  expect(store.values()).toEqual({ note: 'kept well' });
});

it('makes null of an emptied input, and a value of what is typed then', async () => {
  const { store, user } = renderNulls({ note: 'ab' });
  const input = screen.getByRole('textbox', { name: /note/ });
  await user.clear(input);
  expect(notSet(note)).toBeChecked();
  expect(store.values()).toEqual({ note: null });
  await user.type(input, 'xy');
  expect(notSet(note)).not.toBeChecked();
  expect(store.values()).toEqual({ note: 'xy' });
});

it('accepts null for a required field, and asks for a value or null before', async () => {
  const { store, user } = renderNulls();
  expect(notSet(note)).not.toBeChecked();
  expect(store.errors().map(({ keyword }) => keyword)).toEqual(['required']);
  await user.click(notSet(note));
  expect(store.errors()).toEqual([]);
});

it('returns to the default of a stored null, and shows null that comes from elsewhere', async () => {
  const { store, user } = renderNulls({ note: null, usual: null });
  await user.click(notSet(usual));
  expect(store.value('/usual')).toBe('as ever');
  act(() => store.reset({ note: null, usual: null }));
  expect(notSet(usual)).toBeChecked();
});

it('stays null until a value is entered, and says so when the empty input is left', async () => {
  const { store, user } = renderNulls({ note: null });
  const input = screen.getByRole('textbox', { name: /note/ });
  await user.click(notSet(note));
  expect(notSet(note)).not.toBeChecked();
  expect(input).toHaveFocus();
  expect(store.values()).toMatchObject({ note: null });
  await user.tab();
  expect(notSet(note)).not.toBeChecked();
  await user.tab();
  expect(notSet(note)).toBeChecked();
  await user.click(notSet(note));
  await user.keyboard('ab');
  await user.tab();
  await user.tab();
  expect(notSet(note)).not.toBeChecked();
  expect(store.values()).toMatchObject({ note: 'ab' });
});

it('stores null for an emptied field whose empty value is null, without a checkbox', async () => {
  const emptied = { ...form, uiSchema: { usual: { 'ui:options': { emptyValue: null } } } };
  const store = createFormStore({ form: emptied, compiled: compileForm(emptied), values: { usual: 'typed' } });
  renderForm({ store, widgets: { text: TextWidget }, messages: testMessages('en') });
  const user = userEvent.setup();
  const input = screen.getByRole('textbox', { name: /usual/ });
  expect(screen.queryByRole('checkbox', { name: /usual/ })).toBeNull();
  await user.clear(input);
  expect(store.changes().patch).toEqual({ usual: null });
  expect(input).toHaveValue('');
  await user.type(input, 'as ever');
  expect(store.changes().patch).toEqual({ usual: 'as ever' });
});
