import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { mediaQueries, useConsole, useMediaQuery } from '@signalbox/api/react';
import { formVariables } from '@signalbox/engine/react';
import type { GroupDefinition } from '@signalbox/schemas';
import { SingleSelect } from '@signalbox/widgets';
import { useVisibleGroups } from '../groups/use-visible-groups';
import styles from './settings-menu.module.css';

/** The settings menu: 240 px beside the page, a chooser above it on a narrow screen. */
export function SettingsMenu({ current }: { current: string | undefined }) {
  const { PlaceMenu } = useConsole();
  const { t } = useTranslation('settings');
  const navigate = useNavigate();
  const groups = useVisibleGroups();
  const { token } = theme.useToken();
  const isWide = useMediaQuery(mediaQueries.wide);
  const titleOf = (group: GroupDefinition) => t(`groups/${group.key}::title`);

  if (!isWide) {
    return (
      <div style={formVariables(token)}>
        <SingleSelect
          aria-label={t('menu')}
          placeholder={t('menu')}
          style={{ inlineSize: '100%' }}
          value={current}
          options={groups.map((group) => ({ value: group.key, label: titleOf(group) }))}
          onChange={(key) => key !== undefined && void navigate(pathOf(key))}
        />
      </div>
    );
  }
  return (
    <nav aria-label={t('menu')} className={styles.menu}>
      <PlaceMenu
        selected={pathOf(current ?? '')}
        entries={groups.map((group) => ({ url: pathOf(group.key), title: titleOf(group), icon: group.icon }))}
      />
    </nav>
  );
}

const pathOf = (key: string) => `/app/system/list/${key}`;
