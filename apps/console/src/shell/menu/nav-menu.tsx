import { useRef, useState, type KeyboardEvent } from 'react';
import { NavGroup, type NavBranch } from './nav-group';
import { NavItem, type NavPlace } from './nav-item';
import styles from './nav-menu.module.css';

export interface NavMenuProps {
  entries: (NavPlace | NavBranch)[];
  /** URL of the current page. */
  selected: string | undefined;
  onNavigate?: () => void;
}

/**
 * A vertical menu whose groups fold. It has one tab stop, and arrow keys move within, as in antd's `Menu`, which only the
 * menus with popups need.
 */
export function NavMenu({ entries, selected, onNavigate }: NavMenuProps) {
  const root = useRef<HTMLUListElement>(null);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [reached, setReached] = useState<string>();
  const keys = entries.flatMap((entry) =>
    'url' in entry
      ? [entry.url]
      : [entry.key, ...(folded.has(entry.key) ? [] : entry.places.map((place) => place.url))],
  );
  const stop = [reached, selected].find((key) => key !== undefined && keys.includes(key)) ?? keys[0];

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
  const toggle = (key: string) =>
    setFolded(new Set(folded.has(key) ? [...folded].filter((each) => each !== key) : [...folded, key]));
  const item = (place: NavPlace) => (
    <NavItem
      key={place.url}
      place={place}
      isSelected={place.url === selected}
      isStop={place.url === stop}
      onReach={() => setReached(place.url)}
      onNavigate={onNavigate}
    />
  );
  return (
    // The items take the focus. Keys that they do not handle bubble up to here.
    <ul ref={root} role="menu" className={styles.menu} onKeyDown={handleKey}>
      {entries.map((entry) =>
        'url' in entry ? (
          item(entry)
        ) : (
          <NavGroup
            key={entry.key}
            branch={entry}
            isFolded={folded.has(entry.key)}
            holdsSelected={entry.places.some((place) => place.url === selected)}
            isStop={entry.key === stop}
            onReach={() => setReached(entry.key)}
            onToggle={() => toggle(entry.key)}
          >
            {entry.places.map(item)}
          </NavGroup>
        ),
      )}
    </ul>
  );
}
