import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { NavMenu } from './nav-menu';
import { selectedUrl } from './selected-url';
import { useMenuEntries } from './use-menu-entries';

const PopupMenu = lazy(async () => ({ default: (await import('./popup-menu')).PopupMenu }));

interface MainMenuProps {
  /** `inline` opens groups in place, `vertical` beside, `horizontal` below. */
  mode: 'inline' | 'vertical' | 'horizontal';
  onNavigate?: () => void;
}

export function MainMenu({ mode, onNavigate }: MainMenuProps) {
  const { t } = useTranslation('console');
  const { pathname } = useLocation();
  const entries = useMenuEntries();
  if (mode !== 'inline') {
    return (
      <Suspense>
        <PopupMenu mode={mode} />
      </Suspense>
    );
  }
  const system = entries.filter(({ section }) => section === 'system');
  return (
    <NavMenu
      entries={[
        ...entries.filter(({ section }) => section === 'main'),
        ...(system.length > 0 ? [{ key: 'system', title: t('menu.system'), icon: 'control', places: system }] : []),
      ]}
      selected={selectedUrl(pathname, entries)}
      onNavigate={onNavigate}
    />
  );
}
