// @vitest-environment jsdom
import '../testing/browser-gaps';
import { createFormStore, SchemaForm } from '@signalbox/engine/react';
import type { JsonValue } from '@signalbox/schemas';
import { aForm, compileForm, testMessages as formMessages } from '@signalbox/engine/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { testMessages } from '../testing/test-messages';
import { loadWidgets, widgetTable } from '../widget-table';

await loadWidgets(['number', 'values', 'duration', 'login-limit']);

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

it('what is no number stays with the error of its field, blocks saving, and is there again on another draw', async () => {
  const user = userEvent.setup();
  const store = createFormStore({ form, compiled: compileForm(form), values: { level: 4, depths: [1] } });
  const drawn = () =>
    render(
      <I18nextProvider i18n={testMessages('fr')}>
        <SchemaForm store={store} widgets={widgetTable} messages={messages} />
      </I18nextProvider>,
    );
  const first = drawn();
  const level = () => screen.findByRole('spinbutton', { name: 'Level' });
  await user.clear(await level());
  await user.type(await level(), '1,2,3');
  await user.tab();
  expect(await screen.findByText('Level must be a whole number')).toBeVisible();
  expect(store.begin()).toBe('invalid');
  first.unmount();
  drawn();
  expect(await level()).toHaveValue('1,2,3');
  await user.clear(await level());
  await user.type(await level(), '12345678901234567890');
  await user.tab();
  expect(await screen.findByText(/^Level has more digits than a number keeps exactly/)).toBeVisible();
  await user.clear(await level());
  await user.type(await level(), '\u22127');
  expect(store.begin()).toMatchObject({ patch: { level: -7 } });
});

it.each([
  ['duration', 'Number', '8', { count: 10, unit: 'm', time: 600 }, 'Raised to 10 minutes, the shortest time allowed'],
  ['login-limit', 'Largest number of users', '0', { type: 'limit', count: 1, key: 'limitCount' }, /^Raised to 1/],
] as const)(
  'a %s that is too short is not saved as such, and what it is raised to is said before it can be saved',
  async (widget, name, typed, raised, sentence) => {
    const user = userEvent.setup();
    const count: JsonValue =
      widget === 'duration' ? { count: 20, unit: 'm', time: 1200 } : { type: 'limit', count: 5, key: 'limitCount' };
    const limited = aForm({
      schema: {
        type: 'object',
        properties: {
          rest: {
            type: 'object',
            properties: { time: { type: 'integer', minimum: 600 }, count: { type: 'integer', minimum: 1 } },
          },
        },
      },
      uiSchema: { rest: { 'ui:widget': widget, 'ui:options': { minSeconds: 600 } } },
    });
    const store = createFormStore({ form: limited, compiled: compileForm(limited), values: { rest: count } });
    const saves: unknown[] = [];
    render(
      <I18nextProvider i18n={testMessages('en')}>
        <SchemaForm
          store={store}
          widgets={widgetTable}
          messages={formMessages('en', { 'forms/settings/base': { 'rest.title': 'Rest' } })}
        />
        <button type="button" onClick={() => saves.push(store.begin())}>
          Save
        </button>
      </I18nextProvider>,
    );
    const input = await screen.findByRole('spinbutton', { name });
    await user.clear(input);
    await user.type(input, typed);
    expect(store.begin()).toBe('invalid');
    expect(store.isValid).toBe(false);
    await user.tab();
    if (widget === 'duration') await user.tab();
    expect(screen.getByText(sentence)).toBeVisible();
    await waitFor(() => expect(store.isValid).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(saves).toMatchObject([{ patch: { rest: raised } }]);
  },
);
