// @vitest-environment jsdom
import './testing/browser-gaps';
import { collect, defaultsOf, planForm } from '@signalbox/engine/core';
import { createFormStore, SchemaForm } from '@signalbox/engine/react';
import { aForm, compileForm, testMessages as formMessages } from '@signalbox/engine/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { testMessages } from './testing/test-messages';
import { loadWidgets, widgetTable } from './widget-table';

await loadWidgets(['note', 'constant', 'radio', 'select', 'text', 'values']);

/** What RJSF's users write: a note, constants, a boolean with radio buttons, a hidden title, a list with other buttons. */
const form = aForm({
  schema: {
    type: 'object',
    required: ['owner'],
    properties: {
      hint: { type: 'null' },
      owner: { type: 'string', minLength: 1 },
      protocol: { type: 'string', const: 'modbus' },
      plant: { type: 'object', properties: { city: { type: 'string' } }, const: { city: 'Oslo' } },
      asks: { type: 'boolean' },
      limits: { type: 'array', items: { type: 'number' }, default: [1] },
    },
  },
  uiSchema: {
    owner: { 'ui:options': { label: false } },
    asks: { 'ui:widget': 'radio' },
    limits: { 'ui:widget': 'values', 'ui:options': { copyable: true, orderable: false } },
  },
});
const messages = formMessages('en', {
  'forms/settings/base': {
    'hint.title': 'Before the start',
    'hint.help': 'Close the valve.',
    'owner.title': 'Owner',
    'protocol.title': 'Protocol',
    'plant.title': 'Plant',
    'plant.options.0': 'Oslo, line 4',
    'asks.title': 'Ask',
    'limits.title': 'Limits',
  },
});

it('draws them with a label each, and stores constants, answers and copies, but nothing for the note', async () => {
  const user = userEvent.setup();
  const store = createFormStore({ form, compiled: compileForm(form), values: defaultsOf(form) });
  render(
    <I18nextProvider i18n={testMessages('en')}>
      <SchemaForm store={store} widgets={widgetTable} messages={messages} />
    </I18nextProvider>,
  );
  expect(await screen.findByText('Before the start')).toBeVisible();
  expect(screen.getByText('Close the valve.')).toBeVisible();
  expect(screen.getByRole('status', { name: 'Protocol' })).toHaveTextContent('modbus');
  expect(screen.getByRole('status', { name: 'Plant' })).toHaveTextContent('Oslo, line 4');
  expect(screen.getByRole('radiogroup', { name: 'Ask' })).toBeVisible();
  expect(store.isDirty).toBe(false);

  await user.type(screen.getByRole('textbox', { name: /^Owner/ }), 'Ada');
  await user.click(screen.getByRole('radio', { name: 'No' }));
  await user.click(screen.getByRole('button', { name: 'Copy Item 1' }));
  expect(screen.queryByRole('button', { name: /Move/ })).toBeNull();
  const stored = { owner: 'Ada', protocol: 'modbus', plant: { city: 'Oslo' }, asks: false, limits: [1, 1] };
  expect(store.collected()).toEqual(stored);
  expect(store.validate()).toBe(true);
});

it('an earlier constant is an error until its button replaces it', async () => {
  const user = userEvent.setup();
  const values = { owner: 'Ada', protocol: 'profibus', plant: { city: 'Oslo' } };
  const store = createFormStore({ form, compiled: compileForm(form), values });
  render(
    <I18nextProvider i18n={testMessages('en')}>
      <SchemaForm store={store} widgets={widgetTable} messages={messages} />
    </I18nextProvider>,
  );
  expect(store.validate()).toBe(false);
  expect(await screen.findByRole('status', { name: 'Protocol' })).toHaveTextContent('profibus');
  await user.click(screen.getByRole('button', { name: 'Set Protocol to modbus' }));
  expect(store.validate()).toBe(true);
});

it('the effective values have the constants, and no note', () => {
  const values = defaultsOf(form);
  expect(collect({ plan: planForm(form), compiled: compileForm(form), values })).toEqual({
    protocol: 'modbus',
    plant: { city: 'Oslo' },
    limits: [1],
  });
});
