import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { entryAt } from '@signalbox/console-kit/menu';
import { NavMenu } from './nav-menu';
import { useMenuEntries } from './use-menu-entries';

/** The main menu whose groups open in place. */
export function InlineMenu({ onNavigate }: { onNavigate?: () => void }) {
  const { t } = useTranslation('console');
  const { pathname } = useLocation();
  const entries = useMenuEntries();
  const system = entries.filter(({ section }) => section === 'system');
  return (
    <NavMenu
      entries={[
        ...entries.filter(({ section }) => section === 'main'),
        ...(system.length > 0 ? [{ key: 'system', title: t('menu.system'), icon: 'control', places: system }] : []),
      ]}
      selected={entryAt(entries, pathname)?.url}
      onNavigate={onNavigate}
    />
  );
}
