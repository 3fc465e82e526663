import type { SessionUser } from '@signalbox/api';
import { createApiClient } from '@signalbox/api/client';
import type { ConsoleContext } from '@signalbox/api/react';
import { fakePlatform } from './fake-platform';

/** Returns what the console offers to a page, over a platform in memory. */
export function aConsole(overrides: Partial<ConsoleContext> = {}): ConsoleContext {
  return {
    api: createApiClient({ baseUrl: '/rest', fetch: fakePlatform().reach }),
    user: aUser(),
    sessionMark: 'first login',
    project: 'default',
    siteName: 'Plant',
    live: () => ({ close: () => undefined }),
    endSession: () => undefined,
    language: 'en',
    loadPageMessages: async () => {},
    languages: [{ code: 'en', label: 'English', direction: 'ltr' }],
    loadLanguage: async () => {},
    hasExtensions: true,
    hasPage: () => true,
    Icon: () => null,
    PlaceMenu: () => null,
    loadSchemeFrame:
      async () =>
      ({ children }) =>
        children,
    StatusPage: ({ title, text }) => (
      <>
        <h1>{title}</h1>
        <p>{text}</p>
      </>
    ),
    setPageTitle: () => () => undefined,
    notify: () => () => undefined,
    ...overrides,
  };
}

export function aUser(overrides: Partial<SessionUser> = {}): SessionUser {
  return {
    id: '1',
    username: 'ada',
    isSuper: false,
    isAdmin: false,
    permissions: [],
    roles: [],
    isFirstLogin: false,
    ...overrides,
  };
}
