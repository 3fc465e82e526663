import { useConsole } from '@signalbox/api/react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { isPlace, keyOf, type NavBranch, type NavEntry, type NavPlace } from './entries/nav-entry';
import { selectionOf, type SelectionOptions } from './entries/selection';
import { NavGroup } from './nav-group';
import { NavLink } from './nav-link';
import styles from './nav-menu.module.css';

export interface NavMenuProps extends SelectionOptions {
  onNavigate?: () => void;
  /** Called instead of opening an entry's page. Groups also fold and unfold. */
  onPick?: (entry: NavEntry) => void;
}

/**
 * A vertical menu whose groups fold. It has one tab stop, and arrow keys move within, as in antd's `Menu`, which only the
 * menus with popups need.
 */
export function NavMenu({ entries, selected, selectedKey, onNavigate, onPick }: NavMenuProps) {
  const root = useRef<HTMLUListElement>(null);
  const [folds, setFolds] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [reached, setReached] = useState<string>();
  const selection = selectionOf({ entries, selected, selectedKey });
  const isFolded = (branch: NavBranch) =>
    folds.get(branch.key) ?? (branch.startsFolded === true && !selection.isAround(branch));
  const keys = shownEntries(entries, isFolded).map(keyOf);
  const stop = [reached, selection.firstKey].find((key) => key !== undefined && keys.includes(key)) ?? keys[0];

  const handleKey = (event: KeyboardEvent) => {
    // With these keys, the browser handles the event.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const items = [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    // The focus may be on the link in an item, which was clicked.
    const at = items.findIndex((each) => each.contains(document.activeElement));
    const next = { ArrowDown: at + 1, ArrowUp: Math.max(at, 0) - 1, Home: 0, End: items.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    items.at(next % items.length)?.focus();
  };
  const item = (entry: NavEntry): ReactNode => {
    const key = keyOf(entry);
    const shared = { isStop: key === stop, isSelected: selection.keys.has(key), onReach: () => setReached(key) };
    if (isPlace(entry)) return <NavItem key={key} place={entry} onNavigate={onNavigate} onPick={onPick} {...shared} />;
    const isClosed = isFolded(entry);
    return (
      <NavGroup
        key={key}
        branch={entry}
        isFolded={isClosed}
        hasSelected={selection.isAround(entry)}
        onToggle={() => {
          setFolds(new Map([...folds, [key, !isClosed]]));
          onPick?.(entry);
        }}
        {...shared}
      >
        {isClosed ? null : entry.places.map(item)}
      </NavGroup>
    );
  };
  return (
    // The items take the focus. Keys that they do not handle bubble up to here.
    <ul ref={root} role="menu" className={styles.menu} onKeyDown={handleKey}>
      {entries.map(item)}
    </ul>
  );
}

/** The entries that are not inside a folded group. */
function shownEntries(entries: readonly NavEntry[], isFolded: (branch: NavBranch) => boolean): NavEntry[] {
  return entries.flatMap((entry) =>
    isPlace(entry) || isFolded(entry) ? [entry] : [entry, ...shownEntries(entry.places, isFolded)],
  );
}

interface NavItemProps {
  place: NavPlace;
  isSelected: boolean;
  /** Tab stops here. */
  isStop: boolean;
  onReach: () => void;
  onNavigate?: () => void;
  onPick?: (place: NavPlace) => void;
}

function NavItem({ place, isSelected, isStop, onReach, onNavigate, onPick }: NavItemProps) {
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
