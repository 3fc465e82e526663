// @vitest-environment jsdom
import '../testing/browser-gaps';
import { createFormStore, SchemaForm } from '@signalbox/engine/react';
import { aForm, compileForm, testMessages as formMessages } from '@signalbox/engine/testing';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { testMessages } from '../testing/test-messages';
import { widgetTable } from '../widget-table';
import { withRule } from './module-rules';

const rule = { type: 'integer' as const, enum: [0, 1, 2] };

/** A form of any author: the options of the widget name the fields beside it. */
const form = aForm({
  schema: {
    type: 'object',
    properties: {
      copied: { type: 'array', uniqueItems: true, items: { type: 'string', enum: ['user', 'rule'] } },
      common: rule,
      own: { type: 'object', additionalProperties: false, properties: { user: rule, rule } },
    },
  },
  uiSchema: {
    copied: { 'ui:widget': 'module-choice' },
    common: { 'ui:widget': 'radio' },
    own: { 'ui:widget': 'module-rules', 'ui:options': { modules: '/copied', rule: '/common' } },
  },
});
const messages = formMessages('en', {
  'forms/settings/base': {
    'copied.title': 'Content',
    'common.title': 'Rule',
    'common.options.0': 'Overwrite',
    'common.options.1': 'Keep',
    'common.options.2': 'Remove',
    'own.title': 'Rule of each module',
    'own.options.0': 'Overwrite',
    'own.options.1': 'Keep',
    'own.options.2': 'Remove',
  },
});

async function opened(values: { copied?: string[]; common?: number }) {
  const store = createFormStore({ form, compiled: compileForm(form), values });
  render(
    <I18nextProvider i18n={testMessages('en')}>
      <SchemaForm store={store} widgets={widgetTable} messages={messages} />
    </I18nextProvider>,
  );
  return { store, user: userEvent.setup() };
}

it('has a row for each chosen module, with the common rule until it has its own', async () => {
  const { store, user } = await opened({ copied: ['user', 'rule'], common: 1 });
  const box = await screen.findByRole('combobox', { name: 'Rule for: Users' });
  expect(screen.getAllByText('As for all modules: Keep')).not.toEqual([]);
  await user.click(box);
  await user.click(await screen.findByText('Remove', { selector: '.ant-select-item-option-content' }));
  expect(store.value('/own')).toEqual({ user: 2 });
  act(() => store.setValue('/copied', ['rule']));
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
