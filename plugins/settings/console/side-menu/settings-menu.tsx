import { Grid, Menu, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useConsole } from '@signalbox/api/react';
import type { GroupDefinition } from '@signalbox/schemas';
import { useVisibleGroups } from './use-visible-groups';
import styles from './settings-menu.module.css';

/** The settings menu: 240 px beside the page, a chooser above it on a narrow screen. */
export function SettingsMenu({ current }: { current: string }) {
  const { Icon } = useConsole();
  const { t } = useTranslation('settings');
  const navigate = useNavigate();
  const groups = useVisibleGroups();
  const { lg: isWide } = Grid.useBreakpoint();
  const titleOf = (group: GroupDefinition) => t(`groups/${group.key}::title`);

  if (!isWide) {
    return (
      <Select
        aria-label={t('menu')}
        value={current}
        options={groups.map((group) => ({ value: group.key, label: titleOf(group) }))}
        onChange={(key) => void navigate(pathOf(key))}
      />
    );
  }
  return (
    <nav aria-label={t('menu')} className={styles.menu}>
      <Menu
        selectedKeys={[current]}
        items={groups.map((group) => ({
          key: group.key,
          icon: <Icon name={group.icon} />,
          label: <Link to={pathOf(group.key)}>{titleOf(group)}</Link>,
        }))}
      />
    </nav>
  );
}

const pathOf = (key: string) => `/app/system/list/${key}`;
