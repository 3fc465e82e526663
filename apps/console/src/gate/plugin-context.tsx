import { useSetAtom, useStore } from 'jotai';
import { lazy, Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '@signalbox/api';
import { openLive } from '@signalbox/api/client';
import { ConsoleContextProvider, type ConsoleContext, type LiveSubscription } from '@signalbox/api/react';
import { pageTitleAtom } from '../state/page-title';
import { projectId } from '../state/project';
import { tokenAtom } from '../state/session';
import { loadPageWords } from '../shell/language/page-words';
import { Icon } from '../shell/menu/icon';
import { NavMenu } from '../shell/menu/nav-menu';
import { PlainNotice } from '../shell/notices/plain-notice';
import { api, endSession } from '../shell/services';
import { useSiteName } from '../shell/site/use-site-name';

// For one sentence after a save: fetched with the first one. A server that is gone by then takes no page down.
const PassingNotice = lazy(() =>
  import('../shell/notices/passing-notice').then(
    ({ PassingNotice }) => ({ default: PassingNotice }),
    () => ({ default: PlainNotice }),
  ),
);

/** Gives the pages of plug-ins what `useConsole()` promises. */
export function PluginContext({ user, children }: { user: SessionUser; children: ReactNode }) {
  const { i18n } = useTranslation();
  const setPageTitle = useSetAtom(pageTitleAtom);
  const [said, setSaid] = useState<{ sentence: string }>();
  const say = useCallback((sentence: string) => setSaid({ sentence }), []);
  const store = useStore();
  const siteName = useSiteName();
  const language = i18n.language;
  const value = useMemo((): ConsoleContext => {
    const token = () => store.get(tokenAtom) ?? undefined;
    const live = (subscription: LiveSubscription) =>
      openLive({ baseUrl: '/ws', token, project: () => projectId, ...subscription });
    return {
      api,
      user,
      project: projectId,
      siteName,
      live,
      endSession,
      language,
      loadPageWords,
      Icon,
      PlaceMenu: NavMenu,
      setPageTitle,
      say,
    };
  }, [user, siteName, language, setPageTitle, say, store]);
  return (
    <ConsoleContextProvider value={value}>
      {children}
      {said && (
        <Suspense>
          <PassingNotice said={said} />
        </Suspense>
      )}
    </ConsoleContextProvider>
  );
}
