// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { JsonObject, JsonSchema, UiSchema } from '@signalbox/schemas';
import { aForm } from '../../testing/a-form';
import { compileForm } from '../../testing/compile-form';
import { testMessages } from '../../testing/form-messages';
import { renderForm } from '../../testing/render-form';
import { TextWidget } from '../../testing/text-widget';
import { createFormStore } from '../store/form-store';

afterEach(cleanup);

const text: JsonSchema = { type: 'string' };
const messages = testMessages('en', { 'forms/settings/base': { 'pumps.title': 'Pumps' } });

/** Draws a form with one list that RJSF draws. */
function drawn({ items, values, itemUi = {} }: { items: JsonSchema; values: JsonObject; itemUi?: UiSchema }) {
  const form = aForm({
    schema: { type: 'object', properties: { pumps: { type: 'array', items } } },
    uiSchema: { pumps: { 'ui:field': 'ArrayField', 'ui:options': { copyable: true }, items: itemUi } },
  });
  const store = createFormStore({ form, compiled: compileForm(form), values });
  renderForm({ store, widgets: { text: TextWidget }, messages });
  return store;
}

async function copyFirst(): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name: 'Copy' });
  if (button === undefined) throw new Error('no item can be copied');
  await userEvent.click(button);
}

it('a copy has no read-only value, unless a new item has one', async () => {
  const first = { serial: 'A-1', state: 'running', name: 'North', at: { since: '2020', place: 'Dock' } };
  const last = { serial: 'A-2', name: 'South' };
  const items: JsonSchema = {
    type: 'object',
    properties: {
      serial: { ...text, readOnly: true },
      state: { ...text, readOnly: true, default: 'new' },
      name: text,
      at: { type: 'object', properties: { since: { ...text, readOnly: true }, place: text } },
    },
  };
  const store = drawn({ items, values: { pumps: [first, last] } });
  await copyFirst();
  const copy = { state: 'new', name: 'North', at: { place: 'Dock' } };
  expect(store.values()).toEqual({ pumps: [first, copy, last] });
  await userEvent.type(screen.getAllByDisplayValue('North')[1] ?? document.body, '!');
  expect(store.values()).toEqual({ pumps: [first, { ...copy, name: 'North!' }, last] });
});

it('a copy of an item with lists and variants has their values, without those of the platform', async () => {
  const item = { id: 'a', runs: [{ by: 'Ada', at: '2020' }], drive: { kind: 'belt', wear: '3' } };
  const items: JsonSchema = {
    type: 'object',
    properties: {
      id: text,
      runs: {
        type: 'array',
        items: { type: 'object', properties: { by: text, at: { ...text, readOnly: true } } },
      },
      drive: {
        oneOf: [
          {
            type: 'object',
            additionalProperties: false,
            properties: { kind: { const: 'belt' }, wear: { ...text, readOnly: true } },
          },
          { type: 'object', additionalProperties: false, properties: { kind: { const: 'gear' } } },
        ],
      },
    },
  };
  const store = drawn({ items, itemUi: { id: { 'ui:widget': 'hidden' } }, values: { pumps: [item] } });
  await copyFirst();
  expect(store.values()).toEqual({ pumps: [item, { runs: [{ by: 'Ada' }], drive: { kind: 'belt' } }] });
});

it('what is no object is copied as it is', async () => {
  const store = drawn({ items: text, values: { pumps: ['a', 'b'] } });
  await copyFirst();
  expect(store.values()).toEqual({ pumps: ['a', 'a', 'b'] });
});
