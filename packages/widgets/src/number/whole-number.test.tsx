// @vitest-environment jsdom
import '../testing/browser-gaps';
import { createFormStore, SchemaForm } from '@signalbox/engine/react';
import { aForm, compileForm, testMessages as formMessages } from '@signalbox/engine/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { testMessages } from '../testing/test-messages';
import { loadWidgets, widgetTable } from '../widget-table';

await loadWidgets(['number', 'values']);

const form = aForm({
  schema: {
    type: 'object',
    properties: { level: { type: 'integer' }, depths: { type: 'array', items: { type: 'integer' }, default: [1] } },
  },
  uiSchema: { depths: { 'ui:widget': 'values' } },
});
const messages = formMessages('en', {
  'forms/settings/base': { 'level.title': 'Level', 'depths.title': 'Depths', 'depths.items.title': 'Depth' },
});

it('what is typed in the place of a whole number stays, and its error has the title of the field', async () => {
  const user = userEvent.setup();
  const store = createFormStore({ form, compiled: compileForm(form), values: { depths: [1] } });
  render(
    <I18nextProvider i18n={testMessages('en')}>
      <SchemaForm store={store} widgets={widgetTable} messages={messages} />
    </I18nextProvider>,
  );
  const level = await screen.findByRole('spinbutton', { name: 'Level' });
  await user.type(level, '-999.5');
  await user.type(screen.getByRole('spinbutton', { name: /Depths/ }), '.25');
  await user.tab();
  expect(await screen.findByText('Level must be a whole number')).toBeVisible();
  expect(await screen.findByText('Depth must be a whole number')).toBeVisible();
  expect(level).toHaveValue('-999.5');
  expect(store.collected()).toEqual({ level: -999.5, depths: [1.25] });
  await user.clear(level);
  await user.type(level, '-999');
  await user.tab();
  expect(screen.queryByText('Level must be a whole number')).toBeNull();
});
