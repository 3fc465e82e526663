import type { ApiClient } from '@signalbox/api/client';
import { createApiClient } from '@signalbox/api/client';
import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { valuesQuery } from './values-query';

const client = new QueryClient();
beforeEach(() => {
  vi.useFakeTimers();
  client.mount();
});
afterEach(() => {
  client.unmount();
  client.clear();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

/** Shows `tables` of a dashboard. The platform answers when `arrive` is called. */
function show(tables: string[]) {
  const asked: string[] = [];
  const arrivals: (() => void)[] = [];
  const api: ApiClient = createApiClient({
    baseUrl: '/rest',
    fetch: (input) => {
      asked.push(new URL(String(input), 'http://platform').searchParams.get('query') ?? '');
      return new Promise((resolve) => arrivals.push(() => resolve(Response.json({ devices: [], isComplete: true }))));
    },
  });
  for (const table of tables)
    new QueryObserver(client, valuesQuery(api, { dashboard: 'd1', table })).subscribe(() => {});
  const arrive = async () => {
    arrivals.splice(0).forEach((each) => each());
    await vi.advanceTimersByTimeAsync(0);
  };
  return { asked, arrive };
}

it('asks every 30 seconds while the tab is visible', async () => {
  const { asked, arrive } = show(['pump']);
  await vi.advanceTimersByTimeAsync(0);
  await arrive();
  expect(asked).toEqual(['{"table":"pump"}']);
  await vi.advanceTimersByTimeAsync(30_000);
  await arrive();
  expect(asked).toHaveLength(2);
  focusManager.setFocused(false);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked).toHaveLength(2);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(3);
  await arrive();
});

it('asks for three tables at once', async () => {
  const { asked, arrive } = show(['a', 'b', 'c', 'd', 'e']);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(3);
  await arrive();
  expect(asked).toHaveLength(5);
  await arrive();
});
