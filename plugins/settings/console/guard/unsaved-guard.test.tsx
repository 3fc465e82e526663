// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { memoryPlatform } from '../testing/memory-platform';
import { renderConsole } from '../testing/render-console';

const question = 'Leave without saving?';

async function openPage({ isEdited }: { isEdited: boolean }) {
  const platform = memoryPlatform({ settings: { name: 'Signalbox' } });
  const { user, router } = renderConsole({ paths: ['/app/dashboard', '/app/settings'], platform });
  const input = await screen.findByLabelText('Copyright');
  if (isEdited) await user.type(input, 'typed');
  return { user, router, platform };
}

/** True if the browser would ask before it closes the page. */
function asksOnClose(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('unsaved changes', () => {
  it('need a confirmation before navigation to another page', async () => {
    const { user, router } = await openPage({ isEdited: true });
    await act(() => router.navigate('/app/dashboard'));
    expect(await screen.findByText(question)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stay on the page' }));
    expect(screen.getByLabelText('Copyright')).toHaveValue('typed');
    await act(() => router.navigate('/app/dashboard'));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  });

  it('need a confirmation on Cancel, which goes one step back', async () => {
    const { user } = await openPage({ isEdited: true });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  });

  it('are kept from tab to tab without a confirmation', async () => {
    const { user } = await openPage({ isEdited: true });
    await user.click(screen.getByRole('tab', { name: /Administrator/ }));
    expect(await screen.findByRole('switch')).toBeVisible();
    expect(screen.queryByText(question)).toBeNull();
    await user.click(screen.getByRole('tab', { name: /Basic information/ }));
    expect(await screen.findByLabelText('Copyright')).toHaveValue('typed');
  });

  it('make the browser ask before the page is closed, until they are saved', async () => {
    const { user } = await openPage({ isEdited: true });
    expect(asksOnClose()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(asksOnClose()).toBe(false));
  });

  it('need no confirmation if there are none', async () => {
    const { user } = await openPage({ isEdited: false });
    expect(asksOnClose()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  });
});
