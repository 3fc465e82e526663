import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { App } from '../shell/app';
import { createRouter } from '../router';
import { queryClient } from '../shell/services';
import { chosenLanguageAtom } from '../state/language';
import { sessionEndAtom, tokenAtom } from '../state/session';
import { store } from '../state/store';
import { fillBrowserGaps } from './browser-gaps';
import type { FakePlatform } from './fake-platform';
import { FakeSocket } from './fake-socket';

/** Renders the whole console at `path`, with or without a session, against `platform`. */
export function renderConsole({
  platform,
  path = '/',
  token = null,
}: {
  platform: FakePlatform;
  path?: string;
  token?: string | null;
}) {
  fillBrowserGaps();
  vi.stubGlobal('fetch', platform.fetch);
  vi.stubGlobal('WebSocket', FakeSocket);
  store.set(tokenAtom, token);
  store.set(chosenLanguageAtom, null);
  store.set(sessionEndAtom, null);
  window.history.replaceState(null, '', path);
  const router = createRouter();
  render(<App router={router} />);
  return { user: userEvent.setup(), router };
}

export function closeConsole(): void {
  cleanup();
  queryClient.clear();
  FakeSocket.open = [];
  localStorage.clear();
  vi.unstubAllGlobals();
}
