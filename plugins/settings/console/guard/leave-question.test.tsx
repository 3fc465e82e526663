// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { memoryPlatform } from '../testing/memory-platform';
import { renderConsole } from '../testing/render-console';

vi.mock('../../../../packages/console-kit/src/guard/leave-dialog', () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
);

it('falls back to the browser’s own dialog when the code of the dialog cannot be loaded', async () => {
  const asked = vi.fn<(text: string) => boolean>().mockReturnValueOnce(false).mockReturnValue(true);
  vi.stubGlobal('confirm', asked);
  const platform = memoryPlatform({ settings: { name: 'Signalbox' } });
  const { user, router } = renderConsole({ paths: ['/app/dashboard', '/app/settings'], platform });
  await user.type(await screen.findByLabelText('Copyright'), 'typed');

  await act(() => router.navigate('/app/dashboard'));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(asked.mock.calls[0]?.[0]).toMatch(/^Leave without saving\?/);
  expect(screen.getByLabelText('Copyright')).toHaveValue('typed');

  await act(() => router.navigate('/app/dashboard'));
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(2);
});
