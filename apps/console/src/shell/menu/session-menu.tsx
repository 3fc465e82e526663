import { licenseQuery, loginSettingsQuery, settingsQuery, useConsole } from '@signalbox/api/react';
import { mainEntries, MainMenu, type MainMenuProps, type NavEntry, placesOf } from '@signalbox/console-kit/main-menu';
import { entryAt } from '@signalbox/console-kit/menu';
import { percentDecoded } from '@signalbox/schemas/percent-decoded';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styles from './session-menu.module.css';
import { useMenuEntries } from './use-menu-entries';

/** The main menu of the logged-in user, on the current page. A long menu scrolls to the entry of that page. */
export function SessionMenu(props: Pick<MainMenuProps, 'mode' | 'onNavigate'>) {
  const root = useRef<HTMLDivElement>(null);
  const { entries, selected } = useNavEntries();
  // The entries arrive one after another.
  const place = `${entries.length} ${selected}`;
  const shown = useRef('');
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    root.current?.querySelector('[aria-current=page]')?.scrollIntoView?.({ block: 'nearest' });
  }, [place]);
  return (
    <div ref={root} className={styles.menu}>
      <MainMenu {...props} entries={entries} selected={selected} />
    </div>
  );
}

/** The main menu: the home page, the saved pages of the front end, the other entries, and the group "system management". */
function useNavEntries(): { entries: NavEntry[]; selected: string | undefined } {
  const { t } = useTranslation('console');
  const own = useMenuEntries();
  const saved = useSavedEntries();
  const selected = useSelected([...own, ...placesOf(saved)]);
  const entries = mainEntries({ own, saved, systemTitle: t('menu.system') });
  return { entries, selected };
}

/** URL of the entry of the current page. */
function useSelected(places: { url: string; covers?: string }[]): string | undefined {
  const { pathname } = useLocation();
  const found = entryAt(
    places.map((place) => ({ covers: place.covers, url: percentDecoded(place.url), own: place.url })),
    percentDecoded(pathname),
  );
  return found?.own;
}

/** Its code is fetched by consoles with saved pages only. */
const codeQuery = () =>
  queryOptions({
    queryKey: ['saved-entries'] as const,
    queryFn: () => import('@signalbox/console-kit/main-menu/saved-entries'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** The saved pages of the front end that this user may open, as entries of the menu. None until they have loaded. */
function useSavedEntries(): NavEntry[] {
  const { i18n } = useTranslation();
  const { api, user } = useConsole();
  const maySeeAll = user.isSuper || user.permissions.includes('setting.view');
  const full = useQuery({ ...settingsQuery(api), enabled: maySeeAll });
  const some = useQuery({ ...loginSettingsQuery(api), enabled: !maySeeAll });
  const { data: license } = useQuery(licenseQuery(api));
  const routers = (maySeeAll ? full.data?.settings : some.data)?.['routers'];
  const { data: code } = useQuery({ ...codeQuery(), enabled: Array.isArray(routers) && routers.length > 0 });
  const { isSuper, permissions } = user;
  const features = license?.feature;
  const { language } = i18n;
  return useMemo(() => {
    const viewer = { isSuper, permissions: new Set(permissions), features };
    return code?.savedEntries({ routers, viewer, language }) ?? none;
  }, [code, routers, isSuper, permissions, features, language]);
}

const none: NavEntry[] = [];
