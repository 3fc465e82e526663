// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import '../testing/browser-gaps';
import { createFormStore, SchemaForm } from '@signalbox/engine/react';
import { aForm, compileForm, testMessages as formMessages } from '@signalbox/engine/testing';
import type { JsonObject } from '@signalbox/schemas';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { testMessages } from '../testing/test-messages';
import { loadWidgets, widgetTable } from '../widget-table';

await loadWidgets(['list', 'text', 'number', 'values']);

const form = aForm({
  schema: {
    type: 'object',
    properties: {
      rows: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            name: { type: 'string', minLength: 3 },
            parts: {
              type: 'array',
              items: { type: 'object', properties: { size: { type: 'integer' } } },
            },
          },
        },
      },
      depths: { type: 'array', items: { type: 'integer' } },
    },
  },
  uiSchema: { depths: { 'ui:widget': 'values' } },
});
const messages = formMessages('en', {
  'forms/settings/base': {
    'rows.title': 'Rows',
    'rows.items.name.title': 'Name',
    'rows.items.parts.title': 'Parts',
    'rows.items.parts.items.size.title': 'Size',
    'depths.title': 'Depths',
    'depths.items.title': 'Depth',
  },
});

async function drawn() {
  const values: JsonObject = {
    rows: [{ name: 'x' }, { name: 'fine' }, { name: 'y', parts: [{ size: 1 }, { size: 2.5 }] }],
    depths: [1.5, 2, 0.5],
  };
  const store = createFormStore({ form, compiled: compileForm(form), values });
  render(
    <I18nextProvider i18n={testMessages('en')}>
      <SchemaForm store={store} widgets={widgetTable} messages={messages} />
    </I18nextProvider>,
  );
  act(() => store.showErrors());
  await screen.findAllByRole('textbox', { name: 'Name' });
  return { store, user: userEvent.setup() };
}

it('marks and counts every wrong field of every item, and names the item below the list', async () => {
  const { store, user } = await drawn();
  expect(store.jotai.get(store.status).errorCount).toBe(5);
  expect(screen.getByText('Item 1: Name needs at least 3 characters')).toBeVisible();
  expect(screen.getByText('Item 1: Depth must be a whole number')).toBeVisible();
  const third = screen.getByRole('button', { name: 'Edit y' });
  expect(third).toHaveAttribute('aria-expanded', 'false');
  expect(third.closest('[data-invalid-part]')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Edit fine' }).closest('[data-invalid-part]')).toBeNull();
  await user.click(third);
  const [first, last] = await screen.findAllByRole('textbox', { name: 'Name' });
  expect(first).toHaveAccessibleDescription('Name needs at least 3 characters');
  expect(last).toHaveAccessibleDescription('Name needs at least 3 characters');
  const size = await screen.findByRole('spinbutton', { name: 'Size' });
  expect(size).toBeInvalid();
  expect(size).toHaveAccessibleDescription('Size must be a whole number');
  const depths = screen.getAllByRole('spinbutton', { name: /^Depths/ });
  expect(depths.map((each) => each.getAttribute('aria-invalid'))).toEqual(['true', null, 'true']);
});

it('shows each error that the platform finds in the items of a list', async () => {
  const { store } = await drawn();
  act(() => {
    store.setValue('/rows', [{ name: 'one' }, { name: 'two' }]);
    store.validate();
    store.setServerErrors(
      ['/rows/0/name', '/rows/1/name'].map((pointer) => ({ pointer, keyword: 'unique', params: {} })),
    );
  });
  expect(await screen.findByText('Item 1: Name must not repeat')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit two' }).closest('[data-invalid-part]')).not.toBeNull();
});

it.each(['en', 'zh-Hans'])('has one wording in %s for an error, whether the list or the form finds it', (language) => {
  const textsOf = (folder: string): Record<string, string> =>
    JSON.parse(readFileSync(`${import.meta.dirname}/../../../${folder}/locales/${language}.json`, 'utf8')) as Record<
      string,
      string
    >;
  const [list, form] = [textsOf('widgets'), textsOf('engine')];
  expect(list['list.duplicate']).toBe(form['validation.unique']);
  expect(list['list.required']).toBe(form['validation.required']);
});
