import { useAtomValue, useStore } from 'jotai';
import { lazy, Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '@signalbox/api';
import { documentedLiveType, openLive } from '@signalbox/api/client';
import {
  ConsoleContextProvider,
  type ConsoleContext,
  type LiveSubscription,
  type ToastAction,
} from '@signalbox/api/react';
import { PluginErrorsContext } from '@signalbox/console-kit';
import { NavMenu } from '@signalbox/console-kit/main-menu';
import { plugins } from '../plugins';
import { StatusWithHome } from '../pages/status/status-with-home';
import { usePageTitle } from '../state/page-title';
import { projectId } from '../state/project';
import { sessionMarkAtom, tokenAtom } from '../state/session';
import { loadPageMessages } from '../shell/language/page-messages';
import { useOfferedLocales } from '../shell/language/use-offered-locales';
import { Icon } from '../shell/icon/icon';
import { hasPage } from '../shell/menu/known-pages';
import { api, endSession } from '../shell/services';
import { useSiteName } from '../shell/site/use-site-name';
import { dashboardRendererOf } from './dashboard-renderer';
import { panelActionsOf } from './panel-actions';

/** Only the preview of a form shows a scheme of its own. */
const loadSchemeFrame = async () => (await import('../shell/theme/scheme-frame')).SchemeFrame;

// The toast after a save, loaded with the first one. A server that is unreachable by then breaks no page.
const PassingNotice = lazy(() =>
  import('../shell/notices/passing-notice').then(
    ({ PassingNotice }) => ({ default: PassingNotice }),
    () => ({ default: PlainNotice }),
  ),
);

const DashboardRenderer = dashboardRendererOf(plugins);
const PanelAction = panelActionsOf(plugins);

interface PluginContextProps {
  user: SessionUser;
  hasExtensions: boolean;
  children: ReactNode;
}

/** Provides `useConsole()` and the errors of all plug-ins to their pages. */
export function PluginContext({ user, hasExtensions, children }: PluginContextProps) {
  const { i18n } = useTranslation();
  const setPageTitle = usePageTitle();
  const [toast, setToast] = useState<{ sentence: string; action?: ToastAction }>();
  const notify = useCallback((sentence: string, action?: ToastAction) => {
    const shown = { sentence, ...(action ? { action } : {}) };
    setToast(shown);
    return () => setToast((now) => (now === shown ? undefined : now));
  }, []);
  const store = useStore();
  const sessionMark = useAtomValue(sessionMarkAtom);
  const siteName = useSiteName();
  const language = i18n.language;
  const { languages, loadLanguage } = useOfferedLocales();
  const value = useMemo((): ConsoleContext => {
    const token = () => store.get(tokenAtom) ?? undefined;
    const live = (subscription: LiveSubscription) =>
      hasExtensions || subscription.type === documentedLiveType
        ? openLive({ baseUrl: '/ws', token, project: () => projectId, ...subscription })
        : { close: () => undefined };
    return {
      api,
      user,
      sessionMark,
      project: projectId,
      siteName,
      live,
      endSession,
      language,
      loadPageMessages,
      languages,
      loadLanguage,
      hasExtensions,
      hasPage,
      Icon,
      PlaceMenu: NavMenu,
      DashboardRenderer,
      // They send calls of their own.
      PanelAction: hasExtensions ? PanelAction : undefined,
      StatusPage: StatusWithHome,
      loadSchemeFrame,
      setPageTitle,
      notify,
    };
  }, [user, hasExtensions, sessionMark, siteName, language, languages, loadLanguage, setPageTitle, notify, store]);
  return (
    <ConsoleContextProvider value={value}>
      <PluginErrorsContext value={plugins}>{children}</PluginErrorsContext>
      {toast && (
        <Suspense>
          <PassingNotice toast={toast} />
        </Suspense>
      )}
    </ConsoleContextProvider>
  );
}

/** Shows a toast whose code could not be loaded as plain text. */
function PlainNotice({ toast }: { toast: { sentence: string } }) {
  return <output style={{ position: 'fixed', insetBlockEnd: 0, insetInlineStart: 16 }}>{toast.sentence}</output>;
}
