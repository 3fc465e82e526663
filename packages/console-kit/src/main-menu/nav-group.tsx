import { useConsole } from '@signalbox/api/react';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import type { NavBranch } from './entries/nav-entry';
import styles from './nav-menu.module.css';

interface NavGroupProps {
  branch: NavBranch;
  isFolded: boolean;
  isSelected: boolean;
  hasSelected: boolean;
  isStop: boolean;
  onReach: () => void;
  onToggle: () => void;
  children: ReactNode;
}

/** A branch of the menu: its title folds and unfolds it. */
export function NavGroup(props: NavGroupProps) {
  const { branch, isFolded, isSelected, hasSelected, isStop, onReach, onToggle, children } = props;
  const { Icon } = useConsole();
  const id = useId();
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onToggle();
  };
  return (
    <li role="none">
      <div
        role="menuitem"
        className={`${styles.item} ${styles.branch}`}
        tabIndex={isStop ? 0 : -1}
        aria-expanded={!isFolded}
        aria-haspopup="true"
        aria-controls={id}
        aria-current={isSelected || undefined}
        data-has-selected={hasSelected || undefined}
        onFocus={onReach}
        onKeyDown={handleKey}
        onClick={onToggle}
      >
        <Icon name={branch.icon} />
        <span className={styles.title}>
          <bdi>{branch.title}</bdi>
        </span>
        <i className={styles.arrow} aria-hidden />
      </div>
      <ul id={id} role="menu" aria-label={branch.title} className={styles.inner} hidden={isFolded}>
        {children}
      </ul>
    </li>
  );
}
