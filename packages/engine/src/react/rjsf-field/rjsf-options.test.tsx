// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { JsonObject } from '@signalbox/schemas';
import { aForm } from '../../testing/a-form';
import { compileForm } from '../../testing/compile-form';
import { testMessages } from '../../testing/form-messages';
import { renderForm } from '../../testing/render-form';
import { TextWidget } from '../../testing/text-widget';
import { createFormStore } from '../store/form-store';

afterEach(cleanup);

const list = { type: 'array', items: { type: 'string' } } as const;
const form = aForm({
  schema: {
    type: 'object',
    properties: {
      fixed: list,
      copied: list,
      way: {
        oneOf: [
          {
            type: 'object',
            additionalProperties: false,
            properties: { hint: { type: 'null' }, street: { type: 'string' }, isFar: { type: 'boolean' } },
          },
        ],
      },
    },
  },
  uiSchema: {
    fixed: { 'ui:options': { addable: false, orderable: false, removable: false } },
    copied: { 'ui:options': { copyable: true } },
    way: { street: { 'ui:widget': 'text', 'ui:options': { label: false } }, isFar: { 'ui:widget': 'radio' } },
  },
});
const messages = testMessages('en', {
  'forms/settings/base': {
    'fixed.title': 'Fixed',
    'copied.title': 'Copied',
    'way.title': 'Way',
    'way.options.0': 'By street',
    'way.hint.title': 'Look at the map first',
    'way.hint.help': 'It hangs in the hall.',
    'way.street.title': 'Street',
    'way.isFar.title': 'Distance',
    'way.isFar.options.true': 'Far',
    'way.isFar.options.false': 'Near',
  },
});

function drawn(values: JsonObject) {
  const store = createFormStore({ form, compiled: compileForm(form), values });
  renderForm({ store, widgets: { text: TextWidget }, messages });
  return store;
}

const buttonsOf = (pointer: string) =>
  within(document.querySelector<HTMLElement>(`[data-pointer="${pointer}"]`) ?? document.body).queryAllByRole('button');

it('a list that RJSF draws has the buttons that its options leave', async () => {
  const store = drawn({ fixed: ['a', 'b'], copied: ['c', 'd'] });
  await screen.findByDisplayValue('d');
  expect(buttonsOf('/fixed')).toEqual([]);
  const [copy] = screen.getAllByRole('button', { name: 'Copy' });
  if (copy === undefined) throw new Error('no item can be copied');
  await userEvent.click(copy);
  expect(store.values()).toEqual({ fixed: ['a', 'b'], copied: ['c', 'c', 'd'] });
});

it('a note in what RJSF draws stores nothing', async () => {
  const store = drawn({ way: { street: 'High' } });
  expect(await screen.findByText('Look at the map first')).toBeInTheDocument();
  expect(await screen.findByText('It hangs in the hall.')).toBeInTheDocument();
  expect(store.values()).toEqual({ way: { street: 'High' } });
  await userEvent.type(screen.getByDisplayValue('High'), '!');
  expect(store.values()).toEqual({ way: { street: 'High!' } });
});

it('a hidden title is still the name of the input, and yes and no have the titles of the form', async () => {
  drawn({ way: { street: 'High' } });
  expect(await screen.findByRole('textbox', { name: 'Street' })).toHaveValue('High');
  expect(screen.getByRole('radio', { name: 'Far' })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'Near' })).not.toBeChecked();
});
