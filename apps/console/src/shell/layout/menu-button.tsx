import { Button } from 'antd';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { ShellIcon } from '../icon/shell-icon';
import styles from '../popup-button/popup-button.module.css';
import { loadMenuDrawer } from './load-menu-drawer';
import type { MenuDrawerProps } from './menu-drawer';

/** Opens the menu of a narrow screen, which loads at the first press. Shows a notice if it cannot be loaded. */
export function MenuButton() {
  const { t } = useTranslation('console');
  const [Drawer, setDrawer] = useState<ComponentType<MenuDrawerProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  const handleClick = async () => {
    setIsOpen(true);
    setHasFailed(false);
    const arrived = await loadMenuDrawer();
    setDrawer(() => arrived);
    setHasFailed(arrived === undefined);
  };
  return (
    <span className={styles.place}>
      <Button
        type="text"
        icon={<ShellIcon name="menu" />}
        aria-label={t('menu.open')}
        onClick={() => void handleClick()}
        onBlur={() => setHasFailed(false)}
      />
      {hasFailed && (
        <span role="alert" className={`${styles.failure} ${styles.fromStart}`}>
          {t('failure.unreachable')}
        </span>
      )}
      {Drawer && <Drawer isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </span>
  );
}
