import { useSetAtom } from 'jotai';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '@signalbox/api';
import { ConsoleContextProvider } from '@signalbox/api/react';
import { pageTitleAtom } from '../../state/page-title';
import { Icon } from '../menu/icon';
import { api } from '../services';

/** Gives the pages of plug-ins what `useConsole()` promises. */
export function PluginContext({ user, children }: { user: SessionUser; children: ReactNode }) {
  const { i18n } = useTranslation();
  const setPageTitle = useSetAtom(pageTitleAtom);
  const language = i18n.language;
  const value = useMemo(() => ({ api, user, language, Icon, setPageTitle }), [user, language, setPageTitle]);
  return <ConsoleContextProvider value={value}>{children}</ConsoleContextProvider>;
}
