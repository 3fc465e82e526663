import { useEffect, useRef } from 'react';
import { MainMenu, type MainMenuProps } from '@signalbox/console-kit/main-menu';
import styles from './session-menu.module.css';
import { useNavEntries } from './use-nav-entries';

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
