import '@signalbox/widgets/testing';
import type { SessionUser } from '@signalbox/api';
import { createApiClient, type ApiClient } from '@signalbox/api/client';
import { ConsoleContextProvider, type LiveSubscription } from '@signalbox/api/react';
import apiEn from '@signalbox/api/locales/en.json';
import engineEn from '@signalbox/engine/locales/en.json';
import schemasEn from '@signalbox/schemas/locales/en.json';
import widgetsEn from '@signalbox/widgets/locales/en.json';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { vi } from 'vitest';
import { userEvent } from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import en from '../../locales/en.json';
import { BackupPage } from '../page/backup-page';
import { ProgressCenter } from '../progress/progress-center';
import { fakeBackups } from './fake-backups';

/** Sets the screen width in pixels. */
function stubViewport(width: number): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: width >= Number(/min-width: ?(\d+)px/.exec(media)?.[1] ?? 0),
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }));
}

interface Setup {
  platform?: ReturnType<typeof fakeBackups>;
  user?: Partial<SessionUser>;
  path?: string;
  page?: ReactNode;
  project?: string;
  /** Replaces the platform in memory. */
  upload?: ApiClient['upload'];
  /** Screen width in pixels. A wide screen shows every column. */
  width?: number;
  /** How numbers and dates are written; the words stay English where `words` has none. */
  language?: string;
  messages?: Record<string, Record<string, string>>;
}

/** Renders the page and the progress center over a platform in memory. The test sends the live messages. */
export function renderBackups({
  platform = fakeBackups(),
  user = { isSuper: true },
  path = '',
  page,
  project = 'default',
  upload,
  width = 1600,
  language = 'en',
  messages: ownMessages = {},
}: Setup = {}) {
  stubViewport(width);
  const messages = createInstance();
  void messages.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    resources: { en: { ...schemasEn, engine: engineEn, widgets: widgetsEn, backup: en, api: apiEn } },
    keySeparator: false,
    nsSeparator: '::',
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    returnEmptyString: false,
    initAsync: false,
  });
  for (const [namespace, each] of Object.entries(ownMessages)) messages.addResourceBundle(language, namespace, each);
  const subscriptions = new Set<LiveSubscription>();
  const ended: string[] = [];
  const said: string[] = [];
  const context = {
    api: { ...createApiClient({ baseUrl: '/rest', fetch: platform.reach }), ...(upload ? { upload } : {}) },
    user: {
      id: '1',
      username: 'ada',
      isSuper: false,
      isAdmin: false,
      permissions: ['backup.view'],
      roles: [],
      isFirstLogin: false,
      ...user,
    },
    project,
    siteName: 'Plant',
    live: (subscription: LiveSubscription) => {
      subscriptions.add(subscription);
      return { close: () => void subscriptions.delete(subscription) };
    },
    endSession: (reason: string) => void ended.push(reason),
    language,
    Icon: () => null,
    PlaceMenu: () => null,
    notify: (sentence: string) => void said.push(sentence),
    loadPageMessages: async () => {},
    setPageTitle: () => () => undefined,
  };
  const shown = (
    <>
      {page ?? <BackupPage />}
      <ProgressCenter />
    </>
  );
  const router = createMemoryRouter([{ path: '/app/backup', element: shown }], {
    initialEntries: [`/app/backup${path}`],
  });
  const { unmount } = render(
    <I18nextProvider i18n={messages}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ConsoleContextProvider value={context}>
          <ConfigProvider theme={{ zeroRuntime: true, token: { motion: false } }} wave={{ disabled: true }}>
            <RouterProvider router={router} />
          </ConfigProvider>
        </ConsoleContextProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return {
    user: userEvent.setup({ delay: null }),
    platform,
    router,
    unmount,
    ended,
    said,
    /** Sends a progress frame of a task. */
    notify: (id: string, updates: unknown) =>
      act(() => {
        for (const { query, onMessage } of subscriptions) if (query.requestid === id) onMessage(updates);
      }),
    /** Sends the frame of a started task. */
    begin: (task: unknown) =>
      act(() => {
        for (const { type, onMessage } of subscriptions) if (type === 'taskmanager') onMessage(task);
      }),
    /** Opens the connection for started tasks, at first or after a loss. */
    connect: () =>
      act(() => {
        for (const { type, onStateChange } of subscriptions) if (type === 'taskmanager') onStateChange?.('open');
      }),
    subscriptions,
  };
}
