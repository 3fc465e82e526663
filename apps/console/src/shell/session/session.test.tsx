// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { settingKeys } from '@signalbox/api/react';
import { fakePlatform } from '../../testing/fake-platform';
import { FakeSocket } from '../../testing/fake-socket';
import { closeConsole, renderConsole } from '../../testing/render-console';
import { queryClient } from '../services';

afterEach(closeConsole);
afterEach(() => void vi.useRealTimers());

/** Returns how to let time pass quickly. */
function fakeTimers(): (milliseconds: number) => Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  return async (milliseconds) => {
    await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  };
}

describe('session', () => {
  test('sends a user without a session from the start page to the login page', async () => {
    const { router } = renderConsole({ platform: fakePlatform() });
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/login');
  });

  test('logs out on the platform too, and does not lead back', async () => {
    const platform = fakePlatform();
    const { user, router } = renderConsole({ platform, path: '/app/profile', token: 'Bearer one' });
    await user.click(await screen.findByRole('button', { name: 'Account of warden' }));
    await user.click(await screen.findByText('Log out'));
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy();
    expect(
      platform.calls.some(
        ({ resource, headers }) => resource === 'core/auth/logout' && headers.get('authorization') === 'Bearer one',
      ),
    ).toBe(true);
    expect(localStorage.getItem('signalbox.token.default')).toBe('null');
    expect(router.state.location.state).toBeNull();
  });

  test('ends open requests before it logs out, as the platform would reject them', async () => {
    const platform = fakePlatform();
    platform.answer('GET core/setting/login/part', () => new Promise(() => undefined));
    const wasOpen: boolean[] = [];
    platform.answer('GET core/auth/logout', () => {
      const open = platform.calls.filter(({ resource }) => resource === 'core/setting/login/part');
      wasOpen.push(...open.map(({ signal }) => !signal?.aborted));
      return { body: { status: 'OK' } };
    });
    renderConsole({ platform, path: '/app/logout', token: 'Bearer one' });
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy();
    expect(wasOpen).toEqual([false]);
  });

  test('shows on the login page why the platform ended the session', async () => {
    renderConsole({ platform: fakePlatform(), path: '/app/profile', token: 'Bearer one' });
    await screen.findByRole('heading', { level: 1, name: 'My account' });
    act(() => FakeSocket.of('session').notify({ ended: true, reason: 'replaced' }));
    expect(await screen.findByText('Your session has ended')).toBeTruthy();
    expect(screen.getByText(/has logged in elsewhere/)).toBeTruthy();
  });

  test('deletes all data that the ended session has read', async () => {
    renderConsole({ platform: fakePlatform(), path: '/app/profile', token: 'Bearer one' });
    await screen.findByRole('heading', { level: 1, name: 'My account' });
    // The login page reads these without a session; the tests of groups are code.
    const isPublic = ([first, second]: readonly unknown[]) =>
      first === 'language' ||
      first === 'compiled-groups' ||
      second === settingKeys.part()[1] ||
      second === settingKeys.login()[1];
    const read = () =>
      queryClient
        .getQueryCache()
        .getAll()
        .filter(({ state, queryKey }) => state.data !== undefined && !isPublic(queryKey))
        .map(({ queryKey }) => queryKey);
    expect(read()).not.toEqual([]);
    act(() => FakeSocket.of('session').notify({ ended: true, reason: 'revoked' }));
    await screen.findByText('Your session has ended');
    expect(read()).toEqual([]);
  });

  test('shows that the platform was restored, and goes to the login page 5 seconds later', async () => {
    const { router } = renderConsole({ platform: fakePlatform(), path: '/app/profile', token: 'Bearer one' });
    await screen.findByRole('heading', { level: 1, name: 'My account' });
    const pass = fakeTimers();
    const socket = FakeSocket.of('session');
    act(() => socket.notify({ ended: true, reason: 'restored' }));
    expect(await screen.findByText(/redirecting to login in 5 seconds/)).toBeTruthy();
    // The platform closes it after its last message.
    act(() => void socket.dispatchEvent(new CloseEvent('close')));
    expect(screen.queryByText(/platform does not answer/)).toBeNull();
    await pass(3_000);
    expect(router.state.location.pathname).toBe('/app/profile');
    await pass(2_000);
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy();
    expect(screen.getByText('The platform was restored. Log in again for the data to take effect.')).toBeTruthy();
  });

  test('shows that a restored platform is rolled back, at once and on the login page', async () => {
    const { router } = renderConsole({ platform: fakePlatform(), path: '/app/profile', token: 'Bearer one' });
    await screen.findByRole('heading', { level: 1, name: 'My account' });
    const pass = fakeTimers();
    act(() => FakeSocket.of('session').notify({ ended: true, reason: 'returned' }));
    expect(await screen.findByText(/health check failed.*redirected to login in 5 seconds/)).toBeTruthy();
    expect(screen.queryByText(/^Restored/)).toBeNull();
    expect(router.state.location.pathname).toBe('/app/profile');
    await pass(5_000);
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy();
    expect(screen.getByText(/is being rolled back to its state before the restore/)).toBeTruthy();
  });

  test('ends with a call whose token is no longer valid, but not with one that lacks a permission', async () => {
    const platform = fakePlatform();
    platform.answer('GET core/license', {
      status: 401,
      body: { code: 100_040_003, message: 'No permission', detail: '', field: '' },
    });
    renderConsole({ platform, path: '/app/dashboard', token: 'Bearer one' });
    expect(await screen.findByText('No permission')).toBeTruthy();

    closeConsole();
    platform.answer('GET core/license', {
      status: 401,
      body: { code: 100_040_001, message: 'Over', detail: 'idle', field: '' },
    });
    renderConsole({ platform, path: '/app/dashboard', token: 'Bearer one' });
    expect(await screen.findByText(/no activity for a while/)).toBeTruthy();
  });

  test('shows settings that another user has saved', async () => {
    const platform = fakePlatform();
    renderConsole({ platform, path: '/app/profile', token: 'Bearer one' });
    await screen.findByRole('heading', { level: 1, name: 'My account' });
    platform.answer('GET core/setting/part', { body: { name: 'Harbour works', language: 'en' } });
    act(() => FakeSocket.of('setting').notify({ revision: 2, pointers: ['/name'] }));
    expect(await screen.findByRole('link', { name: 'Harbour works' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('My account · Harbour works'));
  });

  test('names the projects that the user may enter, and subscribes to nothing of another one', async () => {
    const platform = fakePlatform({ user: { isSuper: false, projects: ['mill', 'harbour'] } });
    renderConsole({ platform, path: '/app/dashboard', token: 'Bearer one' });
    expect(await screen.findByRole('heading', { name: 'You may not enter this project' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'mill' })).toHaveAttribute('href', '/_p_mill/app/dashboard');
    expect(screen.getByRole('link', { name: 'Log out' })).toHaveAttribute('href', '/app/logout');
    expect(FakeSocket.open.map(({ url }) => /ws\/(\w+)/.exec(url)?.[1])).toEqual(['session']);
  });

  test.each([{ projects: ['default', 'mill'] }, { projects: ['mill'], isSuper: true }, {}])(
    'admits a user who may enter the project: %j',
    async (options) => {
      const platform = fakePlatform({ user: { isSuper: false, ...options } });
      renderConsole({ platform, path: '/app/profile', token: 'Bearer one' });
      expect(await screen.findByRole('heading', { level: 1, name: 'My account' })).toBeTruthy();
    },
  );

  test('keeps the session after a call that a project rejects', async () => {
    const platform = fakePlatform();
    platform.answer('GET core/license', {
      status: 401,
      body: { code: 100_040_008, message: 'Closed project', detail: 'mill', field: '' },
    });
    renderConsole({ platform, path: '/app/dashboard', token: 'Bearer one' });
    expect(await screen.findByText(/Closed project/)).toBeTruthy();
  });

  test('requires a new password before anything else, and then continues', async () => {
    const platform = fakePlatform({ user: { isFirstLogin: true } });
    const { user } = renderConsole({ platform, path: '/app/dashboard', token: 'Bearer one' });
    await user.type(await screen.findByLabelText('Current password'), 'given');
    await user.type(screen.getByLabelText('New password'), 'Chosen by me 1');
    await user.type(screen.getByLabelText('New password again'), 'Chosen by me 2');
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    expect(await screen.findByText('The two new passwords differ')).toBeTruthy();
    await user.clear(screen.getByLabelText('New password again'));
    await user.type(screen.getByLabelText('New password again'), 'Chosen by me 1');
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    expect(await screen.findByRole('heading', { level: 1, name: /warden/ })).toBeTruthy();
    expect(platform.calls.find(({ verb }) => verb === 'PUT')?.body).toMatchObject({ password: 'Chosen by me 1' });
  });

  test('shows that the platform does not answer, and tries again on request', async () => {
    const platform = fakePlatform();
    platform.answer('GET core/auth/user', {
      status: 400,
      body: { code: 1, message: 'Broken', detail: 'store', field: '' },
    });
    const { user } = renderConsole({ platform, path: '/app/profile', token: 'Bearer one' });
    expect(await screen.findByText('Broken (store)')).toBeTruthy();
    platform.answer('GET core/auth/user', {
      body: {
        id: '1',
        username: 'warden',
        isSuper: true,
        isAdmin: false,
        permissions: [],
        roles: [],
        isFirstLogin: false,
      },
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'My account' })).toBeTruthy();
  });
});
