import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { directionOf } from '../language/languages';
import { SessionMenu } from '../menu/session-menu';

export interface MenuDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The menu of a narrow screen. */
export function MenuDrawer({ isOpen, onClose }: MenuDrawerProps) {
  const { t, i18n } = useTranslation('console');
  const title = t('menu.title');
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      placement={directionOf(i18n.language) === 'rtl' ? 'right' : 'left'}
      size={304}
      title={title}
      styles={{ body: { padding: '8px 0' } }}
    >
      <nav aria-label={title}>
        <SessionMenu mode="inline" onNavigate={onClose} />
      </nav>
    </Drawer>
  );
}
