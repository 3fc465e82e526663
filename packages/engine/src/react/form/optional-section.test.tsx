// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { JsonObject, JsonSchema } from '@signalbox/schemas';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { planForm } from '../../core';
import { aForm } from '../../testing/a-form';
import { compileForm } from '../../testing/compile-form';
import { testMessages } from '../../testing/form-messages';
import { renderForm } from '../../testing/render-form';
import { TextWidget } from '../../testing/text-widget';
import { createFormStore } from '../store/form-store';
import { loadOptionalParts } from './load-optional';

const text: JsonSchema = { type: 'string', maxLength: 20 };

const form = aForm({
  id: 'test/optional',
  schema: {
    type: 'object',
    properties: {
      mode: text,
      proxy: {
        type: 'object',
        required: ['host'],
        properties: {
          host: text,
          port: { ...text, default: '8080' },
          login: { type: 'object', properties: { name: text } },
        },
      },
    },
  },
  uiSchema: { 'ui:globalOptions': { enableOptionalDataFieldForType: ['object'] } },
});

beforeAll(() => loadOptionalParts(planForm(form)));
afterEach(cleanup);

function renderOptional(values: JsonObject = {}, more: { isReadOnly?: boolean; disabled?: boolean } = {}) {
  const store = createFormStore({ form, compiled: compileForm(form), values });
  renderForm({ store, widgets: { text: TextWidget }, messages: testMessages('en'), ...more });
  return { store, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });
const section = (name: string) => within(screen.getByRole('region', { name }));

it('shows the title of an absent section and one button, and none of its fields', () => {
  const { store } = renderOptional({ mode: 'on' });
  expect(section('proxy').getAllByRole('button')).toEqual([button('Add proxy')]);
  expect(button('Add proxy')).toHaveTextContent('Add');
  expect(section('proxy').queryByRole('textbox')).toBeNull();
  expect(store.errors()).toEqual([]);
});

it('adds the section with its defaults by the keyboard, and goes to its first field', async () => {
  const { store, user } = renderOptional();
  button('Add proxy').focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: /host/ })).toHaveFocus();
  expect(store.changes().patch).toEqual({ proxy: { port: '8080' } });
  // The user has not typed in the section yet: its required field shows no error, but nothing can be saved.
  expect(screen.queryByText(/cannot be empty/)).toBeNull();
  expect(store.validate()).toBe(false);
});

it('removes the section with all its values, and goes back to the button', async () => {
  const { store, user } = renderOptional({ proxy: { host: 'a', login: { name: 'me' } } });
  await user.click(button('Remove proxy'));
  expect(button('Add proxy')).toHaveFocus();
  expect(store.changes()).toMatchObject({ patch: { proxy: null } });
  expect(store.isDirty).toBe(true);
  expect(store.validate()).toBe(true);
  store.reset({ proxy: { host: 'a' } });
  expect(await screen.findByRole('textbox', { name: /host/ })).toHaveValue('a');
});

it('keeps a section that was added empty, after it was saved', () => {
  const { store } = renderOptional({ proxy: { host: 'a' } });
  store.addSection('/proxy/login');
  expect(store.changes().patch).toEqual({ proxy: { login: {} } });
  expect(store.begin()).toMatchObject({ values: { proxy: { host: 'a', login: {} } } });
  store.commit();
  expect(store.isDirty).toBe(false);
  expect(store.collected()).toEqual({ proxy: { host: 'a', login: {} } });
});

it('keeps what was removed while a save ran', () => {
  const { store } = renderOptional({ proxy: { host: 'a' } });
  store.setValue('/proxy/host', 'b');
  store.begin();
  store.removeSection('/proxy');
  store.commit({ proxy: { host: 'b' } });
  expect(store.changes().patch).toEqual({ proxy: null });
});

it('keeps an edited section that someone else removed, and drops one that was not edited', () => {
  const { store } = renderOptional({ proxy: { host: 'a', login: { name: 'me' } } });
  store.setValue('/proxy/host', 'b');
  store.rebase({});
  expect(store.changes().patch).toEqual({ proxy: { host: 'b' } });
  store.reset({ proxy: { host: 'a' } });
  store.rebase({});
  expect(store.collected()).toEqual({});
});

it('has neither inner values nor their edits after the section was removed and added again', () => {
  const { store } = renderOptional({ proxy: { host: 'a', port: '1', login: { name: 'me' } } });
  store.removeSection('/proxy');
  store.addSection('/proxy');
  expect(store.changes().patch).toEqual({ proxy: { host: null, port: '8080', login: null } });
});

it('leads from the address of a field in an absent section to the button that adds the section', () => {
  const { store } = renderOptional();
  store.focus('/proxy/login/name');
  expect(button('Add proxy')).toHaveFocus();
});

it('draws no buttons for users who may not change the form, and disables them during a save', () => {
  renderOptional({ proxy: {} }, { isReadOnly: true, disabled: true });
  expect(screen.queryByRole('button')).toBeNull();
  expect(section('proxy.login').getByText('Not set')).toBeVisible();
  cleanup();
  renderOptional({}, { disabled: true });
  expect(button('Add proxy')).toBeDisabled();
});
