// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakePlatform } from '../testing/fake-platform';
import { closeConsole, renderConsole } from '../testing/render-console';

// The cards of the start page are collected once.
vi.mock(import('../plugins'), async (load) => {
  const { plugins, ...others } = await load();
  return { ...others, plugins: plugins.filter(({ id }) => id !== 'lists') };
});
afterEach(closeConsole);

it('runs without the plug-in of the lists, and offers none', async () => {
  const platform = fakePlatform();
  const { router } = renderConsole({ platform, path: '/app/dashboard', token: 'Bearer one' });
  expect(await screen.findByText('Water')).toBeInTheDocument();
  const menu = screen.getByRole('navigation', { name: 'Main menu' });
  expect(await within(menu).findByRole('link', { name: 'License' })).toBeInTheDocument();
  expect(within(menu).queryByRole('link', { name: 'Records' })).not.toBeInTheDocument();
  await waitFor(() => expect(platform.calls.map(({ resource }) => resource)).toContain('core/license'));
  expect(platform.calls.map(({ resource }) => resource)).not.toContain('core/recordOnline');
  await act(() => router.navigate('/app/list'));
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
});
