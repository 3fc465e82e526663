import { useConsole } from '@signalbox/api/react';
import { useRef, type KeyboardEvent } from 'react';
import type { NavPlace } from './entries/nav-entry';
import { NavLink } from './nav-link';
import styles from './nav-menu.module.css';

interface NavItemProps {
  place: NavPlace;
  isSelected: boolean;
  /** Tab stops here. */
  isStop: boolean;
  onReach: () => void;
  onNavigate?: () => void;
  onPick?: (place: NavPlace) => void;
}

export function NavItem({ place, isSelected, isStop, onReach, onNavigate, onPick }: NavItemProps) {
  const { Icon } = useConsole();
  const link = useRef<HTMLAnchorElement>(null);
  const handleKey = (event: KeyboardEvent) => {
    // A clicked link has the focus itself, and handles Enter itself.
    if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return;
    // Space would scroll the page.
    event.preventDefault();
    link.current?.click();
  };
  return (
    <li
      role="menuitem"
      className={styles.item}
      tabIndex={isStop ? 0 : -1}
      aria-current={isSelected ? 'page' : undefined}
      onFocus={onReach}
      onKeyDown={handleKey}
      onClick={onNavigate}
    >
      <Icon name={place.icon} />
      <NavLink ref={link} place={place} onPick={onPick} className={styles.title} />
    </li>
  );
}
