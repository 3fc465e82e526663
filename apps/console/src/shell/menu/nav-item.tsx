import type { KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Icon } from './icon';
import type { NavPlace } from './nav-menu';
import styles from './nav-menu.module.css';

interface NavItemProps {
  place: NavPlace;
  isSelected: boolean;
  /** Tab stops here. */
  isStop: boolean;
  onReach: () => void;
  onNavigate?: () => void;
}

export function NavItem({ place, isSelected, isStop, onReach, onNavigate }: NavItemProps) {
  const navigate = useNavigate();
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Enter' && key !== ' ') return;
    void navigate(place.url);
    onNavigate?.();
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
      <Link to={place.url} tabIndex={-1} className={styles.title}>
        {place.title}
      </Link>
    </li>
  );
}
