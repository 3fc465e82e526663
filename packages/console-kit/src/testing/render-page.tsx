import '@signalbox/widgets/testing';
import type { SessionUser } from '@signalbox/api';
import type { ConsolePlugin } from '@signalbox/api/plugin';
import { createApiClient, type ApiClient } from '@signalbox/api/client';
import { type ConsoleContext, ConsoleContextProvider, type LiveSubscription } from '@signalbox/api/react';
import kitEn from '../../locales/en.json';
import apiEn from '@signalbox/api/locales/en.json';
import engineEn from '@signalbox/engine/locales/en.json';
import schemasEn from '@signalbox/schemas/locales/en.json';
import type { Messages } from '@signalbox/schemas';
import widgetsEn from '@signalbox/widgets/locales/en.json';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { vi } from 'vitest';
import { userEvent } from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { messageFormatter, messageOptions } from '@signalbox/engine/core';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ProgressCenter } from '../jobs/progress-center';
import { PluginErrorsContext } from '../errors/plugin-errors';
import { aConsole, aUser } from './a-console';
import { fakePlatform } from './fake-platform';

/** Sets the screen width in pixels. */
function stubViewport(width: number): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: width >= limitIn(media, /min-width: ?(\d+)px/, 0) && width <= limitIn(media, /max-width: ?(\d+)px/, width),
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }));
}

function limitIn(media: string, limit: RegExp, otherwise: number): number {
  return Number(limit.exec(media)?.[1] ?? otherwise);
}

export interface PageSetup {
  platform?: ReturnType<typeof fakePlatform>;
  user?: Partial<SessionUser>;
  /** Below `/app`, with a query. */
  path: string;
  page: ReactNode;
  /** English messages of the plug-in. */
  english: Messages;
  /** The plug-in of the page. */
  plugin: Pick<ConsolePlugin, 'id' | 'errors' | 'jobKinds'>;
  project?: string;
  /** Replaces the platform in memory. */
  upload?: ApiClient['upload'];
  /** Screen width in pixels. A wide screen shows every column. */
  width?: number;
  /** The locale of numbers and dates. Text is English if `messages` has no translation. */
  language?: string;
  messages?: Record<string, Record<string, string>>;
  /** Draws dashboards. */
  DashboardRenderer?: ConsoleContext['DashboardRenderer'];
  /** What else the console offers. */
  context?: Partial<ConsoleContext>;
}

/** Renders a page of a plug-in and the progress center over a platform in memory. The test sends the live messages. */
export function renderPage(setup: PageSetup) {
  const { platform = fakePlatform(), path, page, plugin, width = 1600 } = setup;
  stubViewport(width);
  const messages = messagesOf(setup);
  const { context, subscriptions, ended, toasts } = recordingConsole({ ...setup, platform });
  const { jobKinds: kinds = [] } = plugin;
  const shown = (
    <>
      {page}
      <ProgressCenter kinds={kinds} />
    </>
  );
  const router = createMemoryRouter([{ path: '/app/*', element: shown }], { initialEntries: [`/app/${path}`] });
  const { unmount } = render(
    <I18nextProvider i18n={messages}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ConsoleContextProvider value={context}>
          <PluginErrorsContext value={[plugin]}>
            <ConfigProvider theme={{ zeroRuntime: true, token: { motion: false } }} wave={{ disabled: true }}>
              <RouterProvider router={router} />
            </ConfigProvider>
          </PluginErrorsContext>
        </ConsoleContextProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  const user = userEvent.setup({ delay: null });
  return { user, platform, router, unmount, ended, toasts, ...liveMessages(subscriptions), subscriptions };
}

function messagesOf({ english, plugin, language = 'en', messages: translated = {} }: PageSetup) {
  const messages = createInstance();
  void messages
    .use(messageFormatter)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: 'en',
      resources: {
        en: {
          ...schemasEn,
          engine: engineEn,
          widgets: widgetsEn,
          'console-kit': kitEn,
          api: apiEn,
          [plugin.id]: english,
        },
      },
      ...messageOptions,
    });
  for (const [namespace, each] of Object.entries(translated)) messages.addResourceBundle(language, namespace, each);
  return messages;
}

/** A console that records subscriptions, ends of the session, and toasts. */
function recordingConsole({ user = { isSuper: true }, project = 'default', upload, language = 'en', ...setup }: Setup) {
  const subscriptions = new Set<LiveSubscription>();
  const ended: string[] = [];
  const toasts: string[] = [];
  const context = aConsole({
    api: { ...createApiClient({ baseUrl: '/rest', fetch: setup.platform.reach }), ...(upload ? { upload } : {}) },
    user: aUser(user),
    project,
    live: (subscription: LiveSubscription) => {
      subscriptions.add(subscription);
      return { close: () => void subscriptions.delete(subscription) };
    },
    endSession: (reason: string) => void ended.push(reason),
    language,
    notify: (sentence: string) => {
      toasts.push(sentence);
      return () => undefined;
    },
    DashboardRenderer: setup.DashboardRenderer,
    ...setup.context,
  });
  return { context, subscriptions, ended, toasts };
}

type Setup = PageSetup & { platform: ReturnType<typeof fakePlatform> };

function liveMessages(subscriptions: ReadonlySet<LiveSubscription>) {
  return {
    /** Sends a progress frame of a task. */
    notify: (id: string, updates: unknown) =>
      act(() => {
        for (const { query, onMessage } of subscriptions) if (query.requestid === id) onMessage(updates);
      }),
    /** Sends the frame of a started task. */
    startJob: (task: unknown) =>
      act(() => {
        for (const { type, onMessage } of subscriptions) if (type === 'taskmanager') onMessage(task);
      }),
    /** Opens the connection for started tasks, at first or after a loss. */
    connect: () =>
      act(() => {
        for (const { type, onStateChange } of subscriptions) if (type === 'taskmanager') onStateChange?.('open');
      }),
  };
}
