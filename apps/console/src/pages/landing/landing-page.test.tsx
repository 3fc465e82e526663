// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakePlatform } from '../../testing/fake-platform';
import { closeConsole, renderConsole } from '../../testing/render-console';

afterEach(closeConsole);

const plain = { isSuper: false, isAdmin: false };

function platformWith(module: string | undefined, user = {}) {
  const platform = fakePlatform({ user });
  platform.answer('GET core/setting/login/part', { body: { rectption_module: module } });
  return platform;
}

test.each(['/', '/app'])('%s leads to the landing module', async (path) => {
  const { router } = renderConsole({ platform: platformWith('db-backup'), path, token: 'Bearer one' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Database backup' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/app/db-backup');
});

test('a login without a requested page lands there', async () => {
  const { user, router } = renderConsole({ platform: platformWith('backup'), path: '/login' });
  await user.type(await screen.findByLabelText('User name'), 'warden');
  await user.type(screen.getByLabelText('Password'), 'open sesame');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/backup'));
});

test.each([
  [
    'a page of the front end',
    '/app/plant/锅炉',
    { page: { path: 'plant/锅炉', element: 'dashboard.d1' } },
    '/plant/锅炉',
  ],
  ['a group of such pages', 'plant', { page: { path: 'plant' }, group: { first: 'plant/pumps' } }, '/plant'],
  ['one that the user may not open', 'x', { barriers: [{ kind: 'permission', permission: 'a.b' }] }, '/dashboard'],
  ['a group without pages', 'plant', { page: { path: 'plant' }, group: {} }, '/dashboard'],
  ['the address of no page', 'x', { barriers: [] }, '/dashboard'],
])('the landing module is %s', async (_name, module, answer, path) => {
  const platform = platformWith(module);
  platform.answer('GET core/setting/login/page', { body: answer });
  const { router } = renderConsole({ platform, path: '/app', token: 'Bearer one' });
  const lands = vi.fn<(path: string) => void>();
  router.subscribe(({ location }) => lands(decodeURI(location.pathname)));
  await waitFor(() => expect(lands).toHaveBeenCalledWith(`/app${path}`));
});

test.each([
  ['no module', undefined, {}],
  ['the name of no page', 'north-portal', {}],
  ['a page that the user may not open', 'backup', plain],
  ['a page that the settings switch off', 'bbs_realtime', {}],
])('%s leads to the home page', async (_name, module, user) => {
  const { router } = renderConsole({ platform: platformWith(module, user), path: '/app', token: 'Bearer one' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/dashboard'));
});

test('the title of the front end is above its pages, and the system name above all others', async () => {
  const platform = fakePlatform({ part: { name: 'Harbour works' } });
  const reception_name = { en: 'Harbour today', zh_Hans: '今日港口' };
  platform.answer('GET core/setting/login/part', { body: { reception_name } });
  const { user } = renderConsole({ platform, path: '/app/dashboard', token: 'Bearer one' });
  expect(await screen.findByRole('link', { name: 'Harbour today' })).toBeTruthy();
  await waitFor(() => expect(document.title).toMatch(/ · Harbour today$/));
  expect(screen.getByText('Welcome to Harbour today.')).toBeTruthy();
  await user.click(screen.getAllByRole('link', { name: 'Database backup' })[0]!);
  expect(await screen.findByRole('link', { name: 'Harbour works' })).toBeTruthy();
  await waitFor(() => expect(document.title).toMatch(/ · Harbour works$/));
});

test('the front end without a title of its own has the system name', async () => {
  const platform = fakePlatform({ part: { name: 'Harbour works' } });
  platform.answer('GET core/setting/login/part', { body: { reception_name: { en: '' } } });
  renderConsole({ platform, path: '/app/dashboard', token: 'Bearer one' });
  expect(await screen.findByRole('link', { name: 'Harbour works' })).toBeTruthy();
});
