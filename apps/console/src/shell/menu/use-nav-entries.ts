import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { entryAt } from '@signalbox/console-kit/menu';
import { placesOf, type NavEntry } from './nav-entry';
import { useSavedEntries } from './saved-pages/use-saved-entries';
import { useMenuEntries } from './use-menu-entries';

/** The main menu: the home page, the saved pages of the front end, the other entries, and the group "system management". */
export function useNavEntries(): { entries: NavEntry[]; selected: string | undefined } {
  const { t } = useTranslation('console');
  const own = useMenuEntries();
  const saved = useSavedEntries();
  const selected = useSelected([...own, ...placesOf(saved)]);
  const [main, system] = (['main', 'system'] as const).map((each) => own.filter(({ section }) => section === each));
  const isHome = ({ url }: { url: string }) => url === '/app/dashboard';
  const entries = [
    ...(main ?? []).filter(isHome),
    ...saved,
    ...(main ?? []).filter((entry) => !isHome(entry)),
    ...(system && system.length > 0
      ? [{ key: 'system', title: t('menu.system'), icon: 'control', places: system }]
      : []),
  ];
  return { entries, selected };
}

/** URL of the entry of the current page. */
function useSelected(places: { url: string; covers?: string }[]): string | undefined {
  const { pathname } = useLocation();
  const found = entryAt(
    places.map((place) => ({ covers: place.covers, url: decoded(place.url), own: place.url })),
    decoded(pathname),
  );
  return found?.own;
}

/** An address may be encoded or not. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
