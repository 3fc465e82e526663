import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { settingsPages } from '@signalbox/schemas';
import { SettingsFrame } from '../side-menu/settings-frame';
import styles from '../side-menu/settings-frame.module.css';
import { GroupContent } from './group-content';
import { SettingsTabs } from './settings-tabs';

/** The page of one settings group. The last segment of the path names it. */
export function SettingsPage() {
  const { pathname } = useLocation();
  const { t } = useTranslation('settings');
  const key = pathname.replace(/\/+$/, '').split('/').at(-1);
  const group = settingsPages.find((each) => each.key === key);
  if (!group)
    return (
      <div className={styles.alone}>
        <Alert type="warning" showIcon title={t('unknownGroup.title')} description={t('unknownGroup.text')} />
      </div>
    );
  return (
    <SettingsFrame group={group} isBesideMenu={pathname.includes('/system/list/')}>
      <GroupContent key={group.key} group={group}>
        {(content) => <SettingsTabs {...content} />}
      </GroupContent>
    </SettingsFrame>
  );
}
