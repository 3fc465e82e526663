import { useConsole } from '@signalbox/api/react';
import { Menu } from 'antd';
import type { ItemType } from 'antd/es/menu/interface';
import type { ReactNode } from 'react';
import { isPlace, keyOf, placesOf, type NavEntry } from './entries/nav-entry';
import { NavLink } from './nav-link';
import type { NavMenuProps } from './nav-menu';
import styles from './popup-menu.module.css';

export interface PopupMenuProps extends NavMenuProps {
  mode: 'vertical' | 'horizontal';
}

/** A menu whose groups open in popups: beside the menu, or below it in the header. */
export function PopupMenu({ mode, entries, selected }: PopupMenuProps) {
  const { Icon } = useConsole();
  const selectedKeys = placesOf(entries)
    .filter(({ url }) => url === selected)
    .map(keyOf);
  return (
    <Menu
      mode={mode}
      className={mode === 'vertical' ? styles.vertical : undefined}
      items={entries.map((entry) => menuItem(entry, (name) => <Icon name={name} />))}
      selectedKeys={selectedKeys}
      style={{ border: 0, minWidth: 0, flex: mode === 'horizontal' ? 1 : undefined, background: 'transparent' }}
      onClick={({ domEvent: { type, currentTarget } }) => {
        // The link handles a click itself; the menu item handles keys.
        if (type === 'keydown') currentTarget.querySelector('a')?.click();
      }}
    />
  );
}

function menuItem(entry: NavEntry, icon: (name: string) => ReactNode): ItemType {
  const item = { key: keyOf(entry), icon: icon(entry.icon) };
  if (isPlace(entry)) return { ...item, label: <NavLink place={entry} /> };
  return { ...item, label: <bdi>{entry.title}</bdi>, children: entry.places.map((each) => menuItem(each, icon)) };
}
