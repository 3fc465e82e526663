import { useConsole } from '@signalbox/api/react';
import { Menu } from 'antd';
import type { ItemType } from 'antd/es/menu/interface';
import { isPlace, keyOf, type NavEntry } from './entries/nav-entry';
import { selectionOf } from './entries/selection';
import { NavLink } from './nav-link';
import type { NavMenuProps } from './nav-menu';
import styles from './popup-menu.module.css';

export interface PopupMenuProps extends NavMenuProps {
  mode: 'vertical' | 'horizontal';
}

/** A menu whose groups open in popups: beside the menu, or below it in the header. */
export function PopupMenu({ mode, entries, selected, selectedKey, onPick }: PopupMenuProps) {
  const { Icon } = useConsole();
  const { keys } = selectionOf({ entries, selected, selectedKey });
  const itemOf = (entry: NavEntry): ItemType => {
    const item = { key: keyOf(entry), icon: <Icon name={entry.icon} /> };
    if (isPlace(entry)) return { ...item, label: <NavLink place={entry} onPick={onPick} /> };
    return {
      ...item,
      label: <bdi aria-current={keys.has(item.key) || undefined}>{entry.title}</bdi>,
      className: keys.has(item.key) ? 'ant-menu-submenu-selected' : undefined,
      children: entry.places.map(itemOf),
      onTitleClick: () => onPick?.(entry),
    };
  };
  return (
    <Menu
      mode={mode}
      className={mode === 'vertical' ? styles.vertical : undefined}
      items={entries.map(itemOf)}
      selectedKeys={[...keys]}
      style={{ border: 0, minWidth: 0, flex: mode === 'horizontal' ? 1 : undefined, background: 'transparent' }}
      onClick={({ domEvent: { type, currentTarget } }) => {
        // The link handles a click itself; the menu item handles keys.
        if (type === 'keydown') currentTarget.querySelector('a')?.click();
      }}
    />
  );
}
