// @vitest-environment jsdom
import '../testing/browser-gaps';
import { createFormStore, SchemaForm, messagesOf } from '@signalbox/engine/react';
import { dialogs, type Messages } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import schemasEn from '@signalbox/schemas/locales/en.json';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { testMessages } from '../testing/test-messages';
import { widgetTable } from '../widget-table';
import { withRule } from './module-rules';

const form = dialogs.find(({ id }) => id === 'backup/restore')!;
const texts: Record<string, Messages> = schemasEn;

async function opened(values: { mongoItem?: string[]; itemType?: number }) {
  const store = createFormStore({
    form,
    compiled: compiledForms[form.id]!,
    values: { item: { mongodb: true }, ...values },
  });
  const messages = messagesOf({ languages: ['en'], getResourceBundle: (_, namespace) => texts[namespace] });
  render(
    <I18nextProvider i18n={testMessages('en')}>
      <SchemaForm store={store} widgets={widgetTable} messages={messages} />
    </I18nextProvider>,
  );
  return { store, user: userEvent.setup() };
}

it('has a row for each chosen module, with the common rule until it has its own', async () => {
  const { store, user } = await opened({ mongoItem: ['user', 'rule'], itemType: 1 });
  const box = await screen.findByRole('combobox', { name: 'Rule for: Users' });
  expect(screen.getAllByText('As for all modules: Add only')).not.toEqual([]);
  await user.click(box);
  await user.click(await screen.findByText('Clear, then add', { selector: '.ant-select-item-option-content' }));
  expect(store.value('/moduleRules')).toEqual({ user: 2 });
  act(() => store.setValue('/mongoItem', ['rule']));
  expect(screen.queryByRole('combobox', { name: 'Rule for: Users' })).not.toBeInTheDocument();
  expect(within(screen.getByRole('table')).getByRole('rowheader', { name: 'Alarm rules' })).toBeVisible();
});

it('shows that modules must be chosen first', async () => {
  await opened({});
  expect(await screen.findByText('Choose the data content first.')).toBeVisible();
});

it('is undefined after the last rule is removed', () => {
  expect(withRule({ user: 2 }, 'user', undefined)).toBeUndefined();
  expect(withRule(undefined, 'user', 0)).toEqual({ user: 0 });
});
