// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { JsonObject, JsonSchema } from '@signalbox/schemas';
import { aForm } from '../../testing/a-form';
import { compileForm } from '../../testing/compile-form';
import { testMessages } from '../../testing/form-messages';
import { renderForm } from '../../testing/render-form';
import { TextWidget } from '../../testing/text-widget';
import { createFormStore } from '../store/form-store';
import { withConstants } from './with-constants';
import { withPlaces } from './with-places';

afterEach(cleanup);

const text: JsonSchema = { type: 'string' };
const closed = { type: 'object', additionalProperties: false } as const;
const branch = (kind: string, name: string): JsonSchema => ({
  ...closed,
  properties: { kind: { type: 'string', const: kind }, [name]: text },
  required: ['kind', name],
});
const contact: JsonSchema = { oneOf: [branch('mail', 'address'), branch('phone', 'number')] };
const form = aForm({ schema: { type: 'object', properties: { contact } } });
const messages = testMessages('en', {
  'forms/settings/base': {
    'contact.title': 'Contact',
    'contact.kind.title': 'Kind',
    'contact.address.title': 'Address',
    'contact.number.title': 'Number',
    'contact.options.0': 'By mail',
    'contact.options.1': 'By phone',
  },
});

function aDraft(values: JsonObject, drawn = form) {
  const store = createFormStore({ form: drawn, compiled: compileForm(drawn), values });
  renderForm({ store, widgets: { text: TextWidget }, messages });
  return store;
}

it('fills the constant of the shown branch in with the first value, and draws no input for it', async () => {
  const store = aDraft({});
  await userEvent.type(await screen.findByLabelText(/^Address/), 'a');
  expect(store.values()).toEqual({ contact: { kind: 'mail', address: 'a' } });
  expect(store.validate()).toBe(true);
  expect(screen.queryByLabelText(/^Kind/)).toBeNull();
});

it('changes the constant with the branch', async () => {
  const store = aDraft({ contact: { kind: 'mail', address: 'a' } });
  await screen.findByLabelText(/^Address/);
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.click(await screen.findByText('By phone'));
  await userEvent.type(await screen.findByLabelText(/^Number/), '7');
  expect(store.values()).toEqual({ contact: { kind: 'phone', number: '7' } });
  expect(store.validate()).toBe(true);
});

it.each([
  [{ number: '7' }, { kind: 'phone', number: '7' }],
  [{}, { kind: 'mail' }],
  [{ kind: 'phone' }, { kind: 'phone' }],
  [{ kind: 'fax' }, { kind: 'fax' }],
  [{ other: 1 }, { other: 1 }],
])('fills the constants of the branch that has all names of %j', (value, filled) => {
  expect(withConstants(contact, value)).toEqual(filled);
  const list: JsonSchema = { type: 'array', items: { type: 'object', properties: { contact } } };
  expect(withConstants(list, [{ contact: value }])).toEqual([{ contact: filled }]);
});

it('leaves a value alone that is none of an object', () => {
  expect(withConstants(contact, undefined)).toBeUndefined();
  expect(withConstants(contact, 'a')).toBe('a');
});

it('shows the title of the chosen branch once, in the select', async () => {
  aDraft({ contact: { kind: 'phone', number: '1' } });
  await screen.findByLabelText(/^Number/);
  expect(screen.getAllByText('By phone')).toHaveLength(1);
});

it('stores the defaults of the first branch with the first value, as RJSF does, and changes nothing by showing them', async () => {
  const kind: JsonSchema = { ...text, enum: ['mail'], default: 'mail' };
  const first: JsonSchema = { ...closed, properties: { kind, address: text } };
  const defaulted: JsonSchema = { oneOf: [first, branch('phone', 'number')] };
  const store = aDraft({}, aForm({ schema: { type: 'object', properties: { contact: defaulted } } }));
  await userEvent.type(await screen.findByLabelText(/^Address/), 'a');
  expect(store.values()).toEqual({ contact: { kind: 'mail', address: 'a' } });
  expect(withPlaces(defaulted, undefined)).toEqual({ kind: 'mail' });
  expect(withPlaces(defaulted, {})).toEqual({});
  expect(withPlaces(contact, undefined)).toEqual({ kind: 'mail' });
  expect(withPlaces({ anyOf: [text, first] }, undefined)).toBeUndefined();
});
