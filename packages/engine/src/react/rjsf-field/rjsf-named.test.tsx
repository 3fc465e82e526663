// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { JsonObject, JsonSchema } from '@signalbox/schemas';
import { aForm } from '../../testing/a-form';
import { compileForm } from '../../testing/compile-form';
import { testMessages } from '../../testing/form-messages';
import { renderForm } from '../../testing/render-form';
import { createFormStore } from '../store/form-store';

afterEach(cleanup);

const messages = testMessages('en', { 'forms/settings/base': { 'named.title': 'Flags' } });

function aDraft(named: JsonSchema, values: JsonObject) {
  const form = aForm({ schema: { type: 'object', additionalProperties: false, properties: { named } } });
  const store = createFormStore({ form, compiled: compileForm(form), values });
  renderForm({ store, widgets: {}, messages });
  return store;
}

const flags: JsonSchema = {
  type: 'object',
  maxProperties: 3,
  propertyNames: { enum: ['darkMode', 'telemetry'] },
  additionalProperties: { type: 'boolean' },
};

it('draws names and switches that users add, and stores both', async () => {
  const store = aDraft(flags, { named: { darkMode: true } });
  expect(await screen.findByRole('checkbox', { name: 'darkMode' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: /Add/ }));
  const names = screen.getAllByRole('textbox');
  expect(names).toHaveLength(2);
  for (const name of names) expect(name).toHaveAccessibleName();
  await userEvent.clear(names[1]!);
  await userEvent.type(names[1]!, 'telemetry');
  await userEvent.tab();
  await vi.waitFor(() => expect(screen.getByRole('checkbox', { name: 'telemetry' })).toHaveFocus());
  expect(store.values()).toEqual({ named: { darkMode: true, telemetry: false } });
  expect(store.validate()).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'telemetry' }));
  await userEvent.click(screen.getAllByRole('button', { name: /Remove/ })[0]!);
  expect(store.values()).toEqual({ named: { telemetry: true } });
});

it('says that a name is not allowed', async () => {
  const store = aDraft(flags, { named: { other: true } });
  await screen.findByRole('checkbox', { name: 'other' });
  expect(store.validate()).toBe(false);
  act(() => store.touch('/named'));
  expect(await screen.findByText('Flags has an entry with a name that is not allowed')).toBeInTheDocument();
});

it('draws each value by the pattern that its name matches', async () => {
  const named: JsonSchema = {
    type: 'object',
    maxProperties: 3,
    patternProperties: { '^is': { type: 'boolean' }, '^max': { type: 'integer', maximum: 90 } },
    propertyNames: { anyOf: [{ pattern: '^is' }, { pattern: '^max' }] },
    additionalProperties: false,
  };
  const store = aDraft(named, { named: { isDark: true, maxTabs: 3 } });
  expect(await screen.findByRole('checkbox', { name: 'isDark' })).toBeChecked();
  const tabs = screen.getByRole('spinbutton', { name: /maxTabs/ });
  await userEvent.clear(tabs);
  // The name stays while its value is entered.
  expect(store.values()).toEqual({ named: { isDark: true, maxTabs: '' } });
  await userEvent.type(tabs, '12');
  expect(store.values()).toEqual({ named: { isDark: true, maxTabs: 12 } });
  expect(store.validate()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: /Add/ }));
  expect(screen.getAllByRole('textbox')).toHaveLength(3);
  expect(await screen.findByText('Flags has an entry with a name that is not allowed')).toBeInTheDocument();
});
