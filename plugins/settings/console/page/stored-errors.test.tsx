// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { JsonObject } from '@signalbox/schemas';
import { memoryPlatform } from '../testing/memory-platform';
import { aUser, renderConsole } from '../testing/render-console';

const mail = { host: 'mail', port: 99_999, from: 'post@harbour.example', password: { isSet: true } };
const open = (tab: string, settings: JsonObject, user = aUser({ isSuper: true })) =>
  renderConsole({ paths: [`/app/notice_settings?tab=${tab}`], platform: memoryPlatform({ settings }), user });
const correct = () => screen.findByRole('button', { name: /^To correct: \d\. Go to the next value\.$/ });
const port = () => screen.findByLabelText(/^Port/);

it('shows the error of an invalid stored value at its unchanged field', async () => {
  open('email', { email: mail });
  expect(await port()).toHaveAccessibleDescription(/65535/);
  expect(await port()).toBeInvalid();
  expect(screen.getByRole('tab', { name: /^E-?mail/i })).toHaveAccessibleName(/has a value to correct$/);
});

it('saves other fields, and the corrected value', async () => {
  const platform = memoryPlatform({ settings: { name: 'Harbour', copyright: 'x'.repeat(600) } });
  const { user } = renderConsole({ paths: ['/app/settings'], platform });
  const save = () => screen.getByRole('button', { name: 'Save' });
  await user.type(await screen.findByLabelText(/^System name/, { selector: 'input' }), 's');
  await waitFor(() => expect(save()).toBeEnabled());
  await user.click(save());
  await waitFor(() => expect(platform.saves()).toHaveLength(1));
  expect(Object.keys(platform.saves()[0] ?? {})).toEqual(['name']);
  const copyright = screen.getByLabelText('Copyright');
  expect(copyright).toBeInvalid();

  await waitFor(() => expect(copyright).toBeEnabled());
  await user.clear(copyright);
  await waitFor(() => expect(save()).toBeEnabled());
  await user.click(save());
  await waitFor(() => expect(platform.saves()).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText(/^To correct/)).toBeNull());
});

it('does not save another invalid value', async () => {
  const platform = memoryPlatform({ settings: { copyright: 'x'.repeat(5_000) } });
  const { user } = renderConsole({ paths: ['/app/settings'], platform });
  await user.clear(await screen.findByLabelText(/^System name/, { selector: 'input' }));
  expect(await screen.findByText('To correct: 2')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});

it('moves by keyboard from any tab to the value, and from each value to the next', async () => {
  const { user } = open('dingtalk', { email: { ...mail, from: 'nobody' } });
  const button = await correct();
  expect(button).toHaveTextContent('To correct: 2');
  button.focus();
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await port()).toHaveFocus());
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(/^E-?mail/i);
  expect(screen.getByText(/^E-mail: Port/)).toBeInTheDocument();
  (await correct()).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText(/^Sender address/)).toHaveFocus());
  (await correct()).focus();
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await port()).toHaveFocus());
});

it('moves to a field that a change made required, and shows its error', async () => {
  const { user } = renderConsole({ paths: ['/app/modular_settings?tab=license-reminder'] });
  await user.click(await screen.findByRole('switch', { name: /^Show a dashboard/ }));
  await user.click(await correct());
  const focused = await waitFor(() => {
    const field = document.activeElement?.closest<HTMLElement>('.sb-field');
    expect(field?.dataset.pointer).toBe('/pressMoney/pressDashboard');
    return field!;
  });
  expect(within(focused).getByText(/cannot be empty/)).toBeVisible();
});

it('expands the collapsed list item of the value', async () => {
  const template = { title: 'alarm', id: 'x'.repeat(500), content: 'text' };
  const { user } = open('wechat', { wechat: { appid: 'a', secret: { isSet: true }, template: [template] } });
  await user.click(await correct());
  await waitFor(() => expect(document.activeElement).toHaveValue(template.id));
});

it('shows the error of a value without an input, and removes it', async () => {
  const { user, platform } = renderConsole({
    paths: ['/app/modular_settings?tab=license-reminder'],
    platform: memoryPlatform({ settings: { pressMoney: { expireTime: 5 } } }),
  });
  await user.click(await correct());
  const remove = await screen.findByRole('button', { name: /^Remove this value/ });
  await waitFor(() => expect(remove).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove this value/ })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(platform.saves()).toEqual([{ pressMoney: { expireTime: null } }]));
});

it('shows the error without a correction if the user may not change the value', async () => {
  open('email', { email: mail }, aUser({ permissions: ['setting.view'] }));
  expect(await port()).toBeInvalid();
  expect(screen.queryByRole('button', { name: /^To correct/ })).toBeNull();
});
