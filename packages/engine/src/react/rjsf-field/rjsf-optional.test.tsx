// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { JsonObject, JsonSchema, UiSchema } from '@signalbox/schemas';
import { afterEach, expect, it } from 'vitest';
import { aForm } from '../../testing/a-form';
import { compileForm } from '../../testing/compile-form';
import { testMessages } from '../../testing/form-messages';
import { renderForm } from '../../testing/render-form';
import { TextWidget } from '../../testing/text-widget';
import { createFormStore } from '../store/form-store';

const text: JsonSchema = { type: 'string', maxLength: 20 };

function anObject(properties: Record<string, JsonSchema>, required: string[] = []): JsonSchema {
  return { type: 'object', additionalProperties: false, properties, required };
}

const rows = anObject(
  {
    name: text,
    proxy: anObject({ host: text }),
    marks: { type: 'array', items: text },
    fixed: anObject({ size: text }),
  },
  ['fixed'],
);

const schema = anObject({
  words: { type: 'array', items: text },
  rows: { type: 'array', items: rows },
  reached: { oneOf: [anObject({ mail: text, more: anObject({ note: text }) }), anObject({ phone: text })] },
  pair: { type: 'array', items: [text, { type: 'boolean' }], additionalItems: false },
});

const all: UiSchema = { 'ui:globalOptions': { enableOptionalDataFieldForType: ['object', 'array'] } };

const titles = Object.fromEntries(
  ['proxy', 'marks', 'fixed', 'name']
    .map((name) => [`rows.items.${name}.title`, name])
    .concat([['reached.more.title', 'more']]),
);
const messages = testMessages('en', { 'forms/test/rjsf-optional': titles });

afterEach(cleanup);

function renderAll(values: JsonObject = {}) {
  const form = aForm({ id: 'test/rjsf-optional', schema, uiSchema: { ...all, rows: { 'ui:field': 'ArrayField' } } });
  const store = createFormStore({ form, compiled: compileForm(form), values });
  renderForm({ store, widgets: { text: TextWidget }, messages });
  return { store, user: userEvent.setup() };
}

const button = (name: string) => screen.findByRole('button', { name });

it('adds a list, a tuple and a choice, each empty, and removes them again', async () => {
  const { store, user } = renderAll();
  await button('Add words');
  expect(screen.getAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual([
    'Add words',
    'Add rows',
    'Add reached',
    'Add pair',
  ]);
  for (const name of ['words', 'reached', 'pair']) await user.click(await button(`Add ${name}`));
  expect(store.collected()).toEqual({ words: [], reached: {}, pair: [null, false] });
  await waitFor(() => expect(screen.getByRole('textbox', { name: /mail/ })).toBeVisible());
  for (const name of ['words', 'reached', 'pair']) await user.click(await button(`Remove ${name}`));
  expect(store.collected()).toEqual({});
  expect(await button('Add pair')).toHaveFocus();
});

it('moves the focus to the first input of what is added', async () => {
  const { user } = renderAll();
  await user.click(await button('Add reached'));
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
});

it('adds and removes parts of what RJSF draws, also those without a value in them', async () => {
  const { store, user } = renderAll({ rows: [{ name: 'one', fixed: {} }] });
  await user.click(await button('Add proxy'));
  expect(store.collected()).toEqual({ rows: [{ name: 'one', fixed: {}, proxy: {} }] });
  expect(await screen.findByRole('textbox', { name: /host/ })).toHaveFocus();
  await user.click(await button('Add marks'));
  expect(store.collected()).toEqual({ rows: [{ name: 'one', fixed: {}, proxy: {}, marks: [] }] });
  await user.click(await button('Remove proxy'));
  expect(store.collected()).toEqual({ rows: [{ name: 'one', fixed: {}, marks: [] }] });
  expect(await button('Add proxy')).toHaveFocus();
  expect(screen.queryByRole('button', { name: /fixed/ })).toBeNull();
});

it('draws the branches of a choice without buttons of their own', async () => {
  renderAll({ reached: { mail: 'a' } });
  expect(await screen.findByRole('textbox', { name: /mail/ })).toHaveValue('a');
  expect(screen.getAllByRole('button', { name: /reached/ })).toHaveLength(1);
  expect(await button('Add more')).toBeVisible();
});
