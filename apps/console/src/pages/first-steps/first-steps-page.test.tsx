// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakePlatform, type Reply } from '../../testing/fake-platform';
import { closeConsole, renderConsole } from '../../testing/render-console';

afterEach(closeConsole);

function firstLogin(pageSetting: Record<string, string[]> = { firstSteps: ['open'] }) {
  const platform = fakePlatform({ user: { pageSetting } });
  const path = 'core/user/u1';
  platform.answer('GET core/auth/user', { body: aUser(pageSetting) });
  return { platform, path };
}

const aUser = (pageSetting: Record<string, string[]>) => ({
  id: 'u1',
  username: 'admin',
  email: '',
  isSuper: true,
  isAdmin: true,
  permissions: [],
  roles: [],
  isFirstLogin: false,
  pageSetting,
});

const open = (platform: ReturnType<typeof fakePlatform>, path = '/app') =>
  renderConsole({ platform, path, token: 'Bearer one' });
const button = (name: string) => screen.findByRole('button', { name });

test('leads a new administrator from step to step, and back', async () => {
  const { platform } = firstLogin();
  const { user, router } = open(platform);
  const isAt = (step: string) => waitFor(() => expect(router.state.location.pathname).toBe(`/app/first-steps/${step}`));
  await isAt('basics');
  expect(await button('Back')).toBeDisabled();
  await user.click(await button('Next'));
  await isAt('password');
  expect(await screen.findByText(/^Choose a password that only you know/)).toBeVisible();
  await user.click(await screen.findByText('Alerts'));
  await isAt('alerts');
  expect(await button('Finish')).toBeVisible();
  await user.click(await button('Back'));
  await isAt('backups');
});

test('remembers on the platform that they were skipped, and then leads to the home page', async () => {
  const { platform, path } = firstLogin();
  platform.answer(`PATCH ${path}`, { body: { status: 'OK' } });
  const { user, router } = open(platform);
  await user.click(await button('Skip the first steps'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/dashboard'));
  const sent = platform.calls.find(({ verb, resource }) => verb === 'PATCH' && resource === path);
  expect(sent?.body).toEqual({ pageSetting: { firstSteps: ['done'] } });
});

test('says why the end could not be remembered, and stays', async () => {
  const { platform, path } = firstLogin();
  const rejected: Reply = { status: 400, body: { code: 1, message: 'No room left', detail: '', field: '' } };
  platform.answer(`PATCH ${path}`, rejected);
  const { user, router } = open(platform);
  await user.click(await button('Skip the first steps'));
  expect(await screen.findByRole('alert')).toHaveTextContent('No room left');
  expect(router.state.location.pathname).toBe('/app/first-steps/basics');
});

test('an administrator who is done, or of an earlier version, lands where the settings say', async () => {
  for (const pageSetting of [{ firstSteps: ['done'] }, {} as Record<string, string[]>]) {
    const { platform } = firstLogin(pageSetting);
    const { router } = open(platform);
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/dashboard'));
    closeConsole();
  }
});

test('has only the steps that the user may save', async () => {
  const { platform } = firstLogin();
  const { id, ...rest } = aUser({});
  const plain = { id, ...rest, isSuper: false, isAdmin: false, permissions: ['backupCycle.add'] };
  platform.answer('GET core/auth/user', { body: plain });
  open(platform, '/app/first-steps');
  const steps = within(await screen.findByRole('navigation', { name: 'First steps' }));
  expect(steps.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['1Password', '2Backup cycle']);
});
