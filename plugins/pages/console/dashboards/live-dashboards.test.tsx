// @vitest-environment jsdom
import { createApiClient } from '@signalbox/api/client';
import { ConsoleContextProvider } from '@signalbox/api/react';
import { aConsole, error } from '@signalbox/console-kit/testing';
import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderEditor, row, storedPages, withoutDashboards } from '../testing/render-editor';
import { useLiveDashboards } from './use-live-dashboards';

const routers = storedPages({ Plant: {}, Office: {} });
const dead = ', its dashboard is deleted or does not exist';
/** The dashboards that each request asked for. */
const askedOf = ({ calls }: ReturnType<typeof withoutDashboards>) =>
  calls.flatMap(({ query }) => {
    const ids = (query as { filter?: { id?: { $in?: string[] } } }).filter?.id?.$in;
    return ids ? [ids] : [];
  });

/** The hook on a console whose queries, as those of the product, do not refetch of themselves. */
function renderLive(platform: ReturnType<typeof withoutDashboards>, initialProps: string[]) {
  const context = aConsole({
    api: createApiClient({ baseUrl: '/rest', fetch: platform.reach }),
    user: { ...aConsole().user, isSuper: true },
  });
  const queries = new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } });
  const { result, rerender } = renderHook((ids: string[]) => useLiveDashboards(ids), {
    initialProps,
    wrapper: ({ children }) => (
      <QueryClientProvider client={queries}>
        <ConsoleContextProvider value={context}>{children}</ConsoleContextProvider>
      </QueryClientProvider>
    ),
  });
  return { rerender, known: (...ids: string[]) => ids.map((id) => result.current.isLive(id)) };
}

it('keeps what it knows while another dashboard is checked, and asks for that one alone', async () => {
  const platform = withoutDashboards('plant');
  const { rerender, known } = renderLive(platform, ['office', 'plant']);
  await waitFor(() => expect(known('office', 'plant')).toEqual([true, false]));
  rerender(['office', 'plant', 'store']);
  expect(known('office', 'plant', 'store')).toEqual([true, false, undefined]);
  await waitFor(() => expect(known('store')).toEqual([true]));
  rerender(['plant', 'store']);
  expect(askedOf(platform)).toEqual([['office', 'plant'], ['store']]);
});

it('asks again when the user returns to the window, as a dashboard may have been deleted meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
    focusManager.setFocused(undefined);
  });
  const platform = withoutDashboards();
  const { known } = renderLive(platform, ['office', 'plant']);
  await waitFor(() => expect(known('office', 'plant')).toEqual([true, true]));

  focusManager.setFocused(false);
  platform.answer('GET core/dashboard', { body: [{ id: 'office' }] });
  vi.setSystemTime(Date.now() + 60_000);
  focusManager.setFocused(true);
  await waitFor(() => expect(known('office', 'plant')).toEqual([true, false]));
});

it('does not ask without the permission, and says which permission the user lacks', async () => {
  const platform = withoutDashboards('plant');
  renderEditor({ routers, platform, permissions: ['frontRouterMenu.edit'] });
  expect(
    await screen.findByText(
      'The dashboards of the pages were not checked: your roles lack the permission “See dashboards”.',
    ),
  ).toBeVisible();
  expect(askedOf(platform)).toEqual([]);
  expect(await row('Plant')).toBeVisible();
});

it('says that the dashboards could not be checked, and asks again', async () => {
  const platform = withoutDashboards();
  platform.answer('GET core/dashboard', error('The database is not available'));
  const { user } = renderEditor({ routers, platform });
  expect(await screen.findByText(/^The dashboards of the pages could not be checked: The database/)).toBeVisible();
  platform.answer('GET core/dashboard', { body: [{ id: 'plant' }] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row(`Office${dead}`)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/could not be checked/)).toBeNull());
});
