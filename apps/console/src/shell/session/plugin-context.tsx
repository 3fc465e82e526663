import { useSetAtom, useStore } from 'jotai';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '@signalbox/api';
import { openLive } from '@signalbox/api/client';
import { ConsoleContextProvider, type ConsoleContext, type LiveSubscription } from '@signalbox/api/react';
import { pageTitleAtom } from '../../state/page-title';
import { projectId } from '../../state/project';
import { tokenAtom } from '../../state/session';
import { Icon } from '../menu/icon';
import { api, endSession } from '../services';
import { useSiteName } from '../site/use-site-name';

/** Gives the pages of plug-ins what `useConsole()` promises. */
export function PluginContext({ user, children }: { user: SessionUser; children: ReactNode }) {
  const { i18n } = useTranslation();
  const setPageTitle = useSetAtom(pageTitleAtom);
  const store = useStore();
  const siteName = useSiteName();
  const language = i18n.language;
  const value = useMemo((): ConsoleContext => {
    const token = () => store.get(tokenAtom) ?? undefined;
    const live = (subscription: LiveSubscription) =>
      openLive({ baseUrl: '/ws', token, project: () => projectId, ...subscription });
    return { api, user, project: projectId, siteName, live, endSession, language, Icon, setPageTitle };
  }, [user, siteName, language, setPageTitle, store]);
  return <ConsoleContextProvider value={value}>{children}</ConsoleContextProvider>;
}
