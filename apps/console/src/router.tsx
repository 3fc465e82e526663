import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom';
import type { PluginRoute, ConsolePlugin } from '@signalbox/api/plugin';
import type { WidgetServices } from '@signalbox/widgets';
import { collectionPages } from './collection-pages';
import { plugins } from './plugins';
import { basePath, putProjectFirst } from './state/project';
import { tokenAtom } from './state/session';
import { store } from './state/store';
import { loadPageMessages, loadPluginMessages } from './shell/language/page-messages';
import { RootLayout } from './shell/root-layout';
import { RouteError } from './shell/route-error';
import type { RouteHandle } from './shell/use-route-handle';
import { PageSkeleton } from './shell/page-skeleton';

export function createRouter() {
  putProjectFirst();
  return createBrowserRouter(routes(), { basename: basePath });
}

function routes(): RouteObject[] {
  return [
    {
      Component: RootLayout,
      ErrorBoundary: RouteError,
      HydrateFallback: PageSkeleton,
      children: [
        // Decided before any page's code is loaded.
        {
          index: true,
          Component: PageSkeleton,
          loader: () => redirect(store.get(tokenAtom) === null ? '/login' : '/app'),
        },
        {
          path: 'login',
          handle: handle('login.title'),
          lazy: async () => ({ Component: (await import('./pages/login/login-page')).LoginPage }),
        },
        {
          path: 'app/logout',
          lazy: async () => ({ Component: (await import('./pages/login/log-out-page')).LogOutPage }),
        },
        {
          path: 'app',
          lazy: async () => ({ Component: (await import('./gate/session-gate')).SessionGate }),
          children: [
            {
              // Errors of a page replace the page; the menu stays.
              ErrorBoundary: RouteError,
              lazy: async () => ({ Component: (await import('./pages/page-gate')).PageGate }),
              children: pages(),
            },
          ],
        },
        { path: '*', handle: handle('notFound.title'), lazy: notFound },
      ],
    },
  ];
}

/** The pages below `/app`. */
function pages(): RouteObject[] {
  return [
    {
      index: true,
      lazy: async () => ({ Component: (await import('./pages/landing/landing-page')).LandingPage }),
    },
    {
      path: 'dashboard',
      handle: handle('home.title'),
      ErrorBoundary: RouteError,
      lazy: async () => ({ Component: (await import('./pages/home/home-page')).HomePage }),
    },
    {
      path: 'profile',
      handle: handle('profile.title'),
      ErrorBoundary: RouteError,
      lazy: async () => ({ Component: (await import('./pages/profile/profile-page')).ProfilePage }),
    },
    {
      lazy: loadWidgetServices,
      children: [
        ...plugins.flatMap((plugin) => plugin.routers.map((route) => pluginRoute(route, plugin))),
        ...collectionRoutes(),
        {
          path: 'first-steps',
          handle: handle('firstSteps.title'),
          ErrorBoundary: RouteError,
          lazy: async () => ({ Component: (await import('./pages/first-steps/first-steps-page')).FirstStepsPage }),
          children: [
            { index: true, Component: PageSkeleton },
            {
              path: 'password',
              handle: handle('password.title'),
              lazy: async () => ({ Component: (await import('./pages/first-steps/password-step')).PasswordStep }),
            },
            ...plugins.flatMap((plugin) =>
              (plugin.firstSteps ?? []).map(({ key, ...step }) => pluginRoute({ path: key, ...step }, plugin)),
            ),
          ],
        },
      ],
    },
    // An address that the console does not know may be that of a saved page.
    {
      path: '*',
      handle: { ...handle('notFound.title'), isFrontEnd: true },
      ErrorBoundary: RouteError,
      lazy: async () => ({ Component: (await import('./pages/front-end/front-end-page')).FrontEndPage }),
    },
  ];
}

function pluginRoute(
  { path, title, permission, isFrontEnd, load }: PluginRoute,
  { id, formGroups = [], pagePackages = [] }: Pick<ConsolePlugin, 'id' | 'formGroups' | 'pagePackages'>,
): RouteObject {
  const lazy = async () => {
    const messages = [...[id, ...pagePackages].map(loadPluginMessages), ...formGroups.map(loadPageMessages)];
    const [page] = await Promise.all([load(), ...messages]);
    return page;
  };
  return { path, handle: { ...handle(title, permission), isFrontEnd }, ErrorBoundary: RouteError, lazy };
}

/** The pages of the collections of plug-ins. */
function collectionRoutes(): RouteObject[] {
  return collectionPages.map(({ id, plugin, path, permissions }) => {
    const load = async () => ({ Component: (await import('@signalbox/collections-react')).declaredPage(id) });
    const formGroups = [...new Set([plugin.id, ...(plugin.formGroups ?? [])])];
    const parts = { id: plugin.id, formGroups, pagePackages: ['collections-react'] };
    return pluginRoute({ path, title: `forms/${id}::title`, permission: permissions.view, load }, parts);
  });
}

function handle(title: string, permission?: string): RouteHandle {
  return { title, permission };
}

async function notFound() {
  return { Component: (await import('./pages/status/not-found-page')).NotFoundPage };
}

/** The frame around pages with widgets, and the plug-ins' services, which load with the first such page. */
async function loadWidgetServices() {
  const [{ WidgetServicesFrame, addPluginWidgets }, parts, widgetsOf] = await Promise.all([
    import('./shell/widget-services/widget-services-frame'),
    Promise.all(
      plugins.map((plugin: Pick<ConsolePlugin<WidgetServices>, 'widgetServices'>) => plugin.widgetServices?.()),
    ),
    Promise.all(plugins.map(async ({ id, widgets }) => ({ id, widgets: (await widgets?.())?.widgets ?? {} }))),
  ]);
  for (const { id, widgets } of widgetsOf) addPluginWidgets(id, widgets);
  const makers = parts.flatMap((part) => (part ? [part.widgetServices] : []));
  return { Component: () => <WidgetServicesFrame makers={makers} /> };
}
