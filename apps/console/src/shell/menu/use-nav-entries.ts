import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { entryAt } from '@signalbox/console-kit/menu';
import { mainEntries, placesOf, type NavEntry } from '@signalbox/console-kit/main-menu';
import { percentDecoded } from '@signalbox/schemas/percent-decoded';
import { useMenuEntries } from './use-menu-entries';
import { useSavedEntries } from './use-saved-entries';

/** The main menu: the home page, the saved pages of the front end, the other entries, and the group "system management". */
export function useNavEntries(): { entries: NavEntry[]; selected: string | undefined } {
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
