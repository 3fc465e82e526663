// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryPlatform } from '../testing/memory-platform';
import { aUser, renderConsole } from '../testing/render-console';
import { groupTitles } from '../testing/tab-titles';

beforeEach(() => {
  // A wide screen: every breakpoint is reached.
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('min-width'),
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }));
});

async function entries(): Promise<string[]> {
  const menu = await screen.findByRole('navigation', { name: 'Settings menu' });
  await screen.findByRole('tab', { selected: true });
  return within(menu)
    .queryAllByRole('link')
    .map((link) => link.textContent ?? '');
}

describe('the settings menu', () => {
  it('is beside the page below /app/system/list, and links to each group', async () => {
    const { user, router } = renderConsole({ paths: ['/app/system/list/settings'] });
    expect(await entries()).toEqual(groupTitles());
    await user.click(screen.getByRole('link', { name: 'Notification services' }));
    expect(router.state.location.pathname).toBe('/app/system/list/notice_settings');
    expect(await screen.findByRole('heading', { level: 1, name: 'Notification services' })).toBeVisible();
  });

  it('is beside the sentence that a group does not exist, without a selected entry', async () => {
    const { user, router } = renderConsole({ paths: ['/app/system/list/unheard_of'] });
    await screen.findByRole('heading', { level: 1, name: 'There are no such settings' });
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(groupTitles());
    await user.click(screen.getByRole('link', { name: 'Notification services' }));
    expect(router.state.location.pathname).toBe('/app/system/list/notice_settings');
  });

  it('is not rendered on the page of one group', async () => {
    renderConsole({ paths: ['/app/settings'] });
    await screen.findByRole('tab', { selected: true });
    expect(screen.queryByRole('navigation', { name: 'Settings menu' })).toBeNull();
  });

  it('shows time-series storage once Platform basics enable it, without a reload', async () => {
    const { user } = renderConsole({
      paths: ['/app/system/list/settings'],
      platform: memoryPlatform({ settings: { name: 'Signalbox' } }),
    });
    expect(await entries()).not.toContain('Time-series storage');
    await user.click(await screen.findByRole('switch', { name: 'Show time-series storage' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await entries()).toContain('Time-series storage'));
  });

  it('hides groups without the permission', async () => {
    renderConsole({ paths: ['/app/system/list/settings'], user: aUser({ permissions: ['setting.edit'] }) });
    expect(await entries()).toEqual([]);
  });

  it.each([
    { features: ['language'], isShown: false },
    { features: ['language', 'notice'], isShown: true },
  ])('shows a group only where the license has its feature: $features', async ({ features, isShown }) => {
    const platform = memoryPlatform({ features });
    renderConsole({ paths: ['/app/system/list/settings'], platform });
    await entries();
    await waitFor(() => expect(platform.requests.some(({ resource }) => resource === 'core/license')).toBe(true));
    await waitFor(async () => expect((await entries()).includes('Notification services')).toBe(isShown));
    expect(await entries()).toContain('Internationalization');
  });

  it.each([
    { features: ['backup'], isShown: false },
    { features: ['backup', 'model'], isShown: true },
  ])('shows a tab only where the license has its feature: $features', async ({ features, isShown }) => {
    renderConsole({ paths: ['/app/modular_settings?tab=types'], platform: memoryPlatform({ features }) });
    await waitFor(() => expect(screen.queryByRole('tab', { name: 'Online check' }) !== null).toBe(isShown));
    expect(await screen.findByRole('tab', { name: 'File server' })).toBeVisible();
  });
});
