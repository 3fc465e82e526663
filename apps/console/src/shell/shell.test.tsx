// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { JsonObject } from '@signalbox/schemas';
import { fakePlatform } from '../testing/fake-platform';
import { FakeSocket } from '../testing/fake-socket';
import { closeConsole, renderConsole } from '../testing/render-console';

afterEach(closeConsole);

const plain = { isSuper: false, isAdmin: false };

describe('shell', () => {
  test('shows in the menu only pages that the user may open', async () => {
    renderConsole({
      platform: fakePlatform({ user: { ...plain, permissions: ['backup.view'] } }),
      path: '/app/profile',
      token: 'Bearer one',
    });
    const menu = await screen.findByRole('navigation', { name: 'Main menu' });
    expect(within(menu).getByRole('link', { name: 'Backup and restore' })).toBeTruthy();
    expect(within(menu).queryByRole('link', { name: 'Database backup' })).toBeNull();
    expect(within(menu).queryByRole('link', { name: 'Platform basics' })).toBeNull();
  });

  test('rejects a page whose permission is missing, and names the permission', async () => {
    renderConsole({ platform: fakePlatform({ user: plain }), path: '/app/db-backup', token: 'Bearer one' });
    expect(await screen.findByRole('heading', { name: 'No permission for this page' })).toBeTruthy();
    expect(screen.getByText(/dbBackup\.view/)).toBeTruthy();
  });

  test('closes a page whose feature the license lacks, also to a super user, and hides its entry', async () => {
    const platform = fakePlatform();
    platform.answer('GET core/license', { body: { remainingTime: 86_400 * 30, feature: ['tsdb'] } });
    renderConsole({ platform, path: '/app/backup', token: 'Bearer one' });
    expect(await screen.findByRole('heading', { name: 'This page is not available' })).toBeTruthy();
    expect(screen.getByText(/The license does not include “Backups”/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Backup and restore' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Time-series backup' })).toBeTruthy();
  });

  test.each(['/app/bbs_realtime', '/app/system/list/bbs_realtime'])(
    'closes %s while the settings switch it off, and says which setting',
    async (path) => {
      const platform = fakePlatform();
      renderConsole({ platform, path, token: 'Bearer one' });
      expect(await screen.findByRole('heading', { name: 'This page is not available' })).toBeTruthy();
      expect(screen.getByText(/switch on “Show time-series storage” in Platform basics/)).toBeTruthy();
      closeConsole();
      const body = { tsdbRetentionPolicyShow: true };
      platform.answer('GET core/setting', { body, headers: { etag: '"1"' } });
      renderConsole({ platform, path, token: 'Bearer one' });
      expect(await screen.findByRole('heading', { level: 1, name: 'Time-series storage' })).toBeTruthy();
    },
  );

  test('names everything that is missing at once', async () => {
    const platform = fakePlatform({ user: { ...plain, permissions: ['setting.view'] } });
    platform.answer('GET core/license', { body: { remainingTime: 86_400 * 30, feature: ['backup'] } });
    renderConsole({ platform, path: '/app/bbs_realtime', token: 'Bearer one' });
    expect(await screen.findByText(/lacks the permission “[^”]+” \(setting\.edit\)/)).toBeTruthy();
    expect(screen.getByText(/The license does not include “Time series”/)).toBeTruthy();
    expect(screen.getByText(/Show time-series storage/)).toBeTruthy();
  });

  test('keeps the menu around an address that does not exist', async () => {
    renderConsole({ platform: fakePlatform(), path: '/app/nowhere', token: 'Bearer one' });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeTruthy();
  });

  test('moves focus and title along with the page', async () => {
    const { user } = renderConsole({ platform: fakePlatform(), path: '/app/profile', token: 'Bearer one' });
    await user.click(await screen.findByRole('link', { name: 'Backup and restore' }));
    await waitFor(() => expect(document.title).toBe('Backup and restore · Signalbox'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  test('follows the title from one page of a plug-in to another', async () => {
    const { router } = renderConsole({
      platform: fakePlatform(),
      path: '/app/system/list/settings',
      token: 'Bearer one',
    });
    await waitFor(() => expect(document.title).toBe('Platform basics · Signalbox'));
    await act(() => router.navigate('/app/system/list/reception_settings'));
    await waitFor(() => expect(document.title).toBe('Front-end system · Signalbox'));
  });

  test('leads from logo and title to the home page', async () => {
    renderConsole({ platform: fakePlatform(), path: '/app/profile', token: 'Bearer one' });
    const brand = await screen.findByRole('link', { name: /Signalbox/ });
    expect(brand).toHaveAttribute('href', '/app/dashboard');
  });

  test('skips the menu into the page', async () => {
    const { user } = renderConsole({ platform: fakePlatform(), path: '/app/profile', token: 'Bearer one' });
    await user.click(await screen.findByRole('link', { name: 'Skip to the content' }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  const standardContent = '当前网络连接已中断，请立即检查并恢复网络！';
  async function openWithReminder(onlineMessage: JsonObject) {
    const platform = fakePlatform();
    platform.answer('GET core/setting/login/part', { body: { userExpand: { onlineMessage } } });
    renderConsole({ platform, path: '/app/profile', token: 'Bearer one' });
    await screen.findByRole('heading', { level: 1, name: 'My account' });
  }
  const dispatch = (name: 'offline' | 'online') => act(() => void window.dispatchEvent(new Event(name)));

  test('shows the reminder of the settings while the browser is offline', async () => {
    await openWithReminder({ outLine: true, content: 'Call the control room.' });
    dispatch('offline');
    expect(await screen.findByText('Call the control room.')).toBeTruthy();
    dispatch('online');
    await waitFor(() => expect(screen.queryByText('Call the control room.')).toBeNull());
  });

  test('shows the standard text of the reminder in the language of the user', async () => {
    await openWithReminder({ outLine: true, content: standardContent });
    dispatch('offline');
    expect(await screen.findByText('The network connection is lost. Check it and restore it at once!')).toBeTruthy();
    expect(screen.queryByText(standardContent)).toBeNull();
    dispatch('online');
  });

  test('shows the reminder also after a live connection that was on its way has opened', async () => {
    await openWithReminder({ outLine: true, content: 'Call the control room.' });
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => isOnline.mockRestore());
    dispatch('offline');
    act(() => void FakeSocket.of('session').dispatchEvent(new Event('open')));
    expect(await screen.findByText('Call the control room.')).toBeTruthy();
    dispatch('online');
  });

  test('shows nothing while the browser is offline and the reminder is off', async () => {
    await openWithReminder({ outLine: false });
    dispatch('offline');
    expect(screen.queryByText(/network/)).toBeNull();
    dispatch('online');
  });

  test('puts the menu into the header in the second layout', async () => {
    renderConsole({
      platform: fakePlatform({ part: { layout: 'layout2' } }),
      path: '/app/profile',
      token: 'Bearer one',
    });
    const menu = await screen.findByRole('navigation', { name: 'Main menu' });
    expect(menu.closest('header')).toBeTruthy();
  });
});
