// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { failure, memoryPlatform } from '../testing/memory-platform';
import { renderConsole } from '../testing/render-console';

const marker = { isSet: true };
const email = { host: 'mail', port: 587, from: 'a@b.example', password: marker };
const hint = /^Password must be typed again/;
const password = () => screen.getByLabelText(/^Password/, { selector: 'input' });
const button = (name: string) => screen.getByRole('button', { name });

async function openEmail() {
  const platform = memoryPlatform({ settings: { name: 'Signalbox', email } });
  const { user } = renderConsole({ paths: ['/app/notice_settings?tab=email'], platform });
  const host = await screen.findByLabelText(/^SMTP host/, { selector: 'input' });
  return { platform, user, host };
}

it('requires a stored secret again when its server changes, until the change is reverted', async () => {
  const { platform, user, host } = await openEmail();
  expect(screen.queryByText(hint)).toBeNull();
  await user.type(host, '2');
  expect(await screen.findByText(hint)).toBeVisible();
  await waitFor(() => expect(button('Save')).toBeDisabled());
  await user.type(host, '{Backspace}');
  await waitFor(() => expect(screen.queryByText(hint)).toBeNull());
  expect(screen.getByText('Set')).toBeVisible();
  await user.type(host, '2');
  await screen.findByText(hint);
  await user.type(password(), 'typed');
  await waitFor(() => expect(button('Save')).toBeEnabled());
  expect(screen.queryByText(hint)).toBeNull();
  await user.click(button('Save'));
  await waitFor(() => expect(platform.saves()).toEqual([{ email: { host: 'mail2', password: 'typed' } }]));
});

it('shows the platform error that requires the secret again, at the field', async () => {
  const { platform, user } = await openEmail();
  await user.click(screen.getByRole('button', { name: /^Replace/ }));
  await user.type(password(), 'typed');
  const pointer = '/email/password';
  const error = { pointer, keyword: 'typeAgain', params: {}, message: 'type it again' };
  platform.once('core/setting', () => failure('typeAgain', { field: 'email.password', pointer, faults: [error] }));
  await user.click(button('Save'));
  expect(await screen.findByText(hint)).toBeVisible();
  expect(password()).toHaveAttribute('aria-invalid', 'true');
});
