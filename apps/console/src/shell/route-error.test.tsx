// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { RouteError } from './route-error';

// Texts are their keys: an earlier test file may have loaded messages.
const keys = createInstance();
await keys.init({ lng: 'cimode' });

afterEach(() => vi.restoreAllMocks());

function setNetwork(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** While the browser is offline. */
function renderFailure(message: string) {
  // React logs each error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  setNetwork(false);
  const lazy = () => Promise.reject(new Error(message));
  const router = createMemoryRouter([{ path: '/', ErrorBoundary: RouteError, HydrateFallback: () => null, lazy }]);
  render(
    <I18nextProvider i18n={keys}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
}

const messages = [
  'Unable to preload CSS for http://127.0.0.1/assets/page.css',
  'Failed to fetch dynamically imported module: https://console.example/assets/page.js',
  'error loading dynamically imported module: https://console.example/assets/page.js',
  'Importing a module script failed.',
];

test.each(messages)('says that the browser is offline, until it is online again: %s', async (message) => {
  renderFailure(message);
  expect(await screen.findByText('routeError.offline')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  act(() => setNetwork(true));
  expect(await screen.findByRole('button', { name: 'routeError.reload' })).toBeTruthy();
  expect(screen.getByText('routeError.text')).toBeTruthy();
  expect(document.body.textContent).not.toContain(message);
});

test('keeps the message of another error, also offline', async () => {
  renderFailure('x is not a function');
  expect(await screen.findByText('x is not a function')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'routeError.reload' })).toBeTruthy();
});
