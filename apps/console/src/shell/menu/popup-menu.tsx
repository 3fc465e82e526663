import { Menu } from 'antd';
import type { ItemType } from 'antd/es/menu/interface';
import { Icon } from '../icon/icon';
import { isPlace, keyOf, placesOf, type NavEntry } from './nav-entry';
import { NavLink } from './nav-link';
import { useNavEntries } from './use-nav-entries';

export interface PopupMenuProps {
  mode: 'vertical' | 'horizontal';
}

/** The main menu whose groups open in popups: beside the menu, or below it in the header. */
export function PopupMenu({ mode }: PopupMenuProps) {
  const { entries, selected } = useNavEntries();
  const selectedKeys = placesOf(entries)
    .filter(({ url }) => url === selected)
    .map(keyOf);
  return (
    <Menu
      mode={mode}
      items={entries.map(menuItem)}
      selectedKeys={selectedKeys}
      style={{ border: 0, minWidth: 0, flex: mode === 'horizontal' ? 1 : undefined, background: 'transparent' }}
      onClick={({ domEvent: { type, currentTarget } }) => {
        // The link handles a click itself; the menu item handles keys.
        if (type === 'keydown') currentTarget.querySelector('a')?.click();
      }}
    />
  );
}

function menuItem(entry: NavEntry): ItemType {
  const item = { key: keyOf(entry), icon: <Icon name={entry.icon} /> };
  if (isPlace(entry)) return { ...item, label: <NavLink place={entry} /> };
  return { ...item, label: <bdi>{entry.title}</bdi>, children: entry.places.map(menuItem) };
}
