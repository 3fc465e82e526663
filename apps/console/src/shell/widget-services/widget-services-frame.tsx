import {
  addWidgets,
  lazyWidget,
  type PluginWidget,
  type Theme,
  type WidgetServices,
  WidgetServicesProvider,
} from '@signalbox/widgets';
import { Outlet } from 'react-router-dom';
import type { WidgetServicesMaker } from '@signalbox/api/plugin';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, imageUrl } from '@signalbox/api/client';
import { useErrorMessages } from '@signalbox/console-kit';
import { permissionModelsQuery, useConsole } from '@signalbox/api/react';
import { Icon } from '../icon/icon';
import { knownLanguages, type LanguageInfo } from '../language/languages';
import { loadPluginMessages } from '../language/page-messages';
import { useLoadedLanguage } from '../language/use-loaded-language';
import { useFailureMessages } from '../notices/use-failure-messages';
import { api, queryClient } from '../services';
import { useSite } from '../site/use-site';
import { builtInThemes } from '../theme/built-in-themes';
import { allOf, findDashboard, searchDashboards } from './dashboards';

/** Adds the widgets of a plug-in. Each one is loaded with the messages of the plug-in's pages. */
export function addPluginWidgets(plugin: string, widgets: Readonly<Record<string, PluginWidget>>): void {
  const withMessages = Object.entries(widgets).map(([name, widget]) => {
    const load = async () => {
      await Promise.all([loadPluginMessages(plugin), widget.load?.()]);
      return widget;
    };
    return [name, lazyWidget(load)] as const;
  });
  addWidgets(plugin, Object.fromEntries(withMessages));
}

/** Permission without which the platform lists no dashboards. */
const dashboardView = 'dashboard.view';

/** Provides the widgets on a plug-in's page with their services. */
export function WidgetServicesFrame({ makers }: { makers: WidgetServicesMaker<WidgetServices>[] }) {
  return (
    <WidgetServicesProvider services={useWidgetServices(makers)}>
      <Outlet />
    </WidgetServicesProvider>
  );
}

/** The console's own services, overridden by those of the plug-ins. */
function useWidgetServices(makers: WidgetServicesMaker<WidgetServices>[]): WidgetServices {
  const { t } = useTranslation('console');
  const { languagePacks, language } = useSite();
  const info = useLoadedLanguage()?.info;
  const failureMessages = useFailureMessages();
  const errorMessages = useErrorMessages();
  const { user, hasExtensions } = useConsole();

  return useMemo(() => {
    /** Rethrows with a message in the user's language, because a widget shows the message of an error. */
    const withShownError = <Value,>(call: Promise<Value>) =>
      call.catch((error: unknown) => {
        const known = error instanceof ApiError ? errorMessages(error) : undefined;
        throw new Error(known ?? failureMessages(error), { cause: error });
      });
    const may = (permission: string) => user.isSuper || user.permissions.includes(permission);
    const own: WidgetServices = {
      Icon,
      uploadImage: (file, category) => withShownError(api.upload<{ url: string }>(`core/media/${category}`, file)),
      imageUrl,
      themes: {
        builtIn: builtInThemes((id) => t(`theme.${id}`)),
        load: () => withShownError(allOf<Theme>(api, 'core/theme')),
      },
      languages: allLanguages(languagePacks),
      defaultLanguage: language,
      loadDateMessages: async () => info && loadDateMessages(info),
      permissionModels: may('model.view')
        ? { load: async () => models(await withShownError(queryClient.fetchQuery(permissionModelsQuery(api)))) }
        : {},
      dashboards: {
        search: (query) => withShownError(searchDashboards(api, query)),
        find: (id) => withShownError(findDashboard(api, id)),
        blockedReason: may(dashboardView)
          ? undefined
          : t('dashboards.mayNotList', { permission: t(`data::permissions.${dashboardView}`) }),
      },
    };
    return makers.reduce<WidgetServices>(
      (all, make) => ({ ...all, ...make({ api, hasExtensions, queryClient, may, withShownError }) }),
      own,
    );
  }, [makers, t, failureMessages, errorMessages, languagePacks, language, info, user, hasExtensions]);
}

function models(names: ReadonlyMap<string, string>) {
  return [...names].map(([key, name]) => ({ key, name }));
}

/** All languages that settings may offer: the known ones, and those with an uploaded pack. */
function allLanguages(packs: { code: string; label: string }[] = []) {
  const known = knownLanguages.map(({ wire, label }) => ({ code: wire, label }));
  return [
    ...known,
    ...packs
      .filter(({ code }) => known.every((language) => language.code !== code))
      .map(({ code, label }) => ({ code, label })),
  ];
}

/** Loads and sets the locale of dayjs, which date pickers use. */
async function loadDateMessages({ dayjs }: LanguageInfo): Promise<void> {
  const [{ default: dates }] = await Promise.all([import('dayjs'), dayjs.load()]);
  dates.locale(dayjs.name);
}
