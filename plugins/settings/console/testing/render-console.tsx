import '@signalbox/widgets/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import { useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import type { SessionUser } from '@signalbox/api';
import { ConsoleContextProvider, type ConsoleContext } from '@signalbox/api/react';
import { WidgetServicesProvider } from '@signalbox/widgets';
import { SettingsPage } from '../page/settings-page';
import { memoryPlatform, type MemoryPlatform } from './memory-platform';
import { localeMessages, type Language } from './locale-messages';
import { widgetServices } from './widget-services';

const antdLocales = { en: enUS, 'zh-Hans': zhCN };

export function aUser(options: Partial<SessionUser> = {}): SessionUser {
  return {
    id: '1',
    username: 'admin',
    isSuper: false,
    isAdmin: false,
    permissions: [],
    roles: [],
    isFirstLogin: false,
    ...options,
  };
}

/** The providers of the console around a page, except its router. */
export function Surroundings({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <I18nextProvider i18n={localeMessages(language)}>
      <ConfigProvider
        locale={antdLocales[language]}
        theme={{ zeroRuntime: true, token: { motion: false } }}
        wave={{ disabled: true }}
        button={{ autoInsertSpace: false }}
      >
        <WidgetServicesProvider services={widgetServices}>{children}</WidgetServicesProvider>
      </ConfigProvider>
    </I18nextProvider>
  );
}

interface ConsoleSetup {
  /** The history of the router; the last entry is shown. */
  paths: string[];
  language?: Language;
  user?: SessionUser;
  platform?: MemoryPlatform;
  /** Replaces the settings page. */
  page?: ReactNode;
}

/** The console's menu in its simplest form. */
function PlaceMenu({ entries }: ComponentProps<ConsoleContext['PlaceMenu']>) {
  return entries.map(({ url, title }) => (
    <Link key={url} to={url}>
      {title}
    </Link>
  ));
}

/** Shows toasts like the console. */
function Heard({ context, children }: { context: Omit<ConsoleContext, 'notify'>; children: ReactNode }) {
  const [toast, setToast] = useState('');
  const value = useMemo(() => {
    const notify = (sentence: string) => {
      setToast(sentence);
      return () => undefined;
    };
    return { ...context, notify };
  }, [context]);
  return (
    <ConsoleContextProvider value={value}>
      {children}
      <output>{toast}</output>
    </ConsoleContextProvider>
  );
}

/** Renders the settings pages with the console's routes, over a platform in memory. */
export function renderConsole({
  paths,
  language = 'en',
  user = aUser({ isSuper: true }),
  platform = memoryPlatform(),
  page = <SettingsPage />,
}: ConsoleSetup) {
  const titles: string[] = [];
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 15_000 } } });
  const context = {
    api: platform.api,
    user,
    sessionMark: 'first login',
    project: 'default',
    siteName: 'Signalbox',
    live: () => ({ close: () => {} }),
    endSession: () => {},
    language,
    languages: [],
    loadLanguage: async () => {},
    hasExtensions: true,
    hasPage: () => true,
    Icon: ({ name }: ComponentProps<ConsoleContext['Icon']>) => <i data-icon={name} />,
    StatusPage: () => null,
    loadSchemeFrame: async () => () => null,
    PlaceMenu,
    loadPageMessages: async () => {},
    setPageTitle: (title: string) => {
      titles.push(title);
      return () => undefined;
    },
  };
  const router = createMemoryRouter(
    [
      { path: '/app/dashboard', element: <h1>Home</h1> },
      { path: '/app/system/list/:group', element: page },
      { path: '/app/:group', element: page },
    ],
    { initialEntries: paths, initialIndex: paths.length - 1 },
  );
  render(
    <Surroundings language={language}>
      <QueryClientProvider client={queries}>
        <Heard context={context}>
          <RouterProvider router={router} />
        </Heard>
      </QueryClientProvider>
    </Surroundings>,
  );
  return { user: userEvent.setup({ delay: null }), platform, router, titles, queries };
}
