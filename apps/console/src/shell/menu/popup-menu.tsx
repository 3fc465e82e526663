import { Menu } from 'antd';
import type { ItemType } from 'antd/es/menu/interface';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { entryAt } from '@signalbox/console-kit/menu';
import { Icon } from '../icon/icon';
import { useMenuEntries, type MenuEntry } from './use-menu-entries';

export interface PopupMenuProps {
  mode: 'vertical' | 'horizontal';
}

/** The main menu whose groups open in popups: beside the menu, or below it in the header. */
export function PopupMenu({ mode }: PopupMenuProps) {
  const { t } = useTranslation('console');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const entries = useMenuEntries();
  const selected = entryAt(entries, pathname)?.url;
  const system = entries.filter(({ section }) => section === 'system').map(menuItem);
  const items: ItemType[] = [
    ...entries.filter(({ section }) => section === 'main').map(menuItem),
    ...(system.length > 0
      ? [{ key: 'system', label: t('menu.system'), icon: <Icon name="control" />, children: system }]
      : []),
  ];
  return (
    <Menu
      mode={mode}
      items={items}
      selectedKeys={selected ? [selected] : []}
      style={{ border: 0, minWidth: 0, flex: mode === 'horizontal' ? 1 : undefined, background: 'transparent' }}
      onClick={({ key, domEvent }) => {
        // The link handles a click itself; the menu item handles keys.
        if (domEvent.type === 'keydown') void navigate(key);
      }}
    />
  );
}

function menuItem({ url, title, icon }: MenuEntry): ItemType {
  return {
    key: url,
    icon: <Icon name={icon} />,
    label: (
      <Link to={url} tabIndex={-1}>
        {title}
      </Link>
    ),
  };
}
