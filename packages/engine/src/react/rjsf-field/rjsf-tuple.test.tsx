// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor } from '@testing-library/react';
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
import { withoutEmptied, withPlaces } from './with-places';

afterEach(cleanup);

const range: JsonSchema = {
  type: 'array',
  maxItems: 4,
  items: [
    { type: 'string', default: 'm' },
    { type: 'string', maxLength: 3 },
  ],
  additionalItems: { type: 'string', minLength: 1 },
};
const form = aForm({
  schema: { type: 'object', properties: { range } },
  uiSchema: { range: { items: [{ 'ui:disabled': true }] } },
});
const messages = testMessages('en', {
  'forms/settings/base': {
    'range.title': 'Range',
    'range.items.0.title': 'Unit',
    'range.items.1.title': 'Start',
    'range.additionalItems.title': 'Mark',
  },
});

function aDraft(values: JsonObject, drawn = form) {
  const store = createFormStore({ form: drawn, compiled: compileForm(drawn), values });
  renderForm({ store, widgets: { text: TextWidget }, messages });
  return store;
}

it('draws each place of a tuple by its label and uiSchema, and changes nothing by that', async () => {
  const store = aDraft({});
  expect(await screen.findByLabelText(/^Start/)).toHaveValue('');
  expect(screen.getByLabelText(/^Unit/)).toHaveValue('m');
  expect(screen.getByLabelText(/^Unit/)).toBeDisabled();
  expect(store.values()).toEqual({});
  expect(store.isDirty).toBe(false);
});

it('stores the places before the one that is edited with their defaults', async () => {
  const store = aDraft({});
  await userEvent.type(await screen.findByLabelText(/^Start/), '7');
  expect(store.values()).toEqual({ range: ['m', '7'] });
  expect(store.validate()).toBe(true);
});

it('is absent again when all that was entered is deleted, also while it has the focus', async () => {
  const store = aDraft({});
  await userEvent.type(await screen.findByLabelText(/^Start/), '7');
  await userEvent.clear(screen.getByLabelText(/^Start/));
  expect(store.values()).toEqual({});
  expect(store.isDirty).toBe(false);
  await userEvent.type(screen.getByLabelText(/^Start/), '8');
  expect(store.values()).toEqual({ range: ['m', '8'] });
});

it('keeps an emptied tuple that is valid, or that would come back as its default', () => {
  const number: JsonSchema = { type: 'number' };
  const optional: JsonSchema = { type: ['number', 'null'] };
  expect(withoutEmptied({ items: [number, optional] }, [null, null])).toBeUndefined();
  expect(withoutEmptied({ items: [number, optional] }, [null, 1])).toEqual([null, 1]);
  expect(withoutEmptied({ items: [optional, optional] }, [null, null])).toEqual([null, null]);
  expect(withoutEmptied({ items: [number], default: [1] }, [null])).toEqual([null]);
});

it('adds what follows the places, up to the limit, and shows errors there', async () => {
  const store = aDraft({ range: ['m', '1', 'a'] });
  expect(await screen.findByLabelText(/^Mark/)).toHaveValue('a');
  await userEvent.click(screen.getByRole('button', { name: /Add/ }));
  await waitFor(() => expect(screen.getAllByLabelText(/^Mark/)).toHaveLength(2));
  expect(screen.queryByRole('button', { name: /Add/ })).toBeNull();
  await userEvent.type(screen.getByLabelText(/^Start/), '2345');
  expect(store.validate()).toBe(false);
});

it('fills places by their defaults, and leaves what is there', () => {
  const items: JsonSchema[] = [
    { type: 'boolean' },
    { type: 'object', properties: { a: { type: 'string', default: 'x' } } },
    { type: 'array' },
    { type: 'number' },
    { const: 3, default: 3 },
  ];
  expect(withPlaces({ items }, undefined)).toEqual([false, { a: 'x' }, [], null, 3]);
  expect(withPlaces({ items }, [true, null])).toEqual([true, null, [], null, 3]);
  expect(withPlaces({ items }, 'no list')).toBe('no list');
  expect(withPlaces({ type: 'array', items: { type: 'string' } }, undefined)).toBeUndefined();
});

it('stores a constant place, and draws no input for it', async () => {
  const fixed: JsonSchema = { ...range, items: [{ type: 'string', const: 'v1' }, { type: 'string' }] };
  const store = aDraft({}, aForm({ schema: { type: 'object', properties: { range: fixed } } }));
  await userEvent.type(await screen.findByLabelText(/^Start/), '7');
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(store.values()).toEqual({ range: ['v1', '7'] });
  expect(store.validate()).toBe(true);
});

it('starts a place with branches as the first one, which RJSF shows', () => {
  const branch = (by: string): JsonSchema => ({
    type: 'object',
    properties: { by: { const: by }, days: { type: 'number', default: 3 } },
  });
  const items: JsonSchema[] = [{ oneOf: [{ $ref: '#/definitions/mail' }, branch('phone')] }, { type: 'number' }];
  const schema: JsonSchema = { items, definitions: { mail: branch('mail') } };
  expect(withConstants(schema, withPlaces(schema, undefined))).toEqual([{ by: 'mail', days: 3 }, null]);
  expect(withPlaces({ items: [{ oneOf: [{ type: 'null' }, branch('mail')] }] }, undefined)).toEqual([null]);
});

it('fills the constants of a choice in a place', () => {
  const choice: JsonSchema = {
    oneOf: ['mail', 'phone'].map((by) => ({
      type: 'object',
      properties: { by: { const: by }, [by]: { type: 'string' } },
    })),
  };
  expect(
    withConstants({ items: [{ type: 'string' }, choice], additionalItems: choice }, ['a', { phone: '7' }]),
  ).toEqual(['a', { by: 'phone', phone: '7' }]);
});
