import { useLocation } from 'react-router-dom';
import { settingsPages } from '@signalbox/schemas';
import { SettingsFrame } from '../side-menu/settings-frame';
import { GroupContent } from './group-content';
import { SettingsTabs } from './settings-tabs';

/** The page of one settings group. The last segment of the path names it. */
export function SettingsPage() {
  const { pathname } = useLocation();
  const key = pathname.replace(/\/+$/, '').split('/').at(-1);
  const group = settingsPages.find((each) => each.key === key);
  if (!group) return <SettingsFrame isBesideMenu />;
  return (
    <SettingsFrame group={group} isBesideMenu={pathname.includes('/system/list/')}>
      <GroupContent key={group.key} group={group}>
        {(content) => <SettingsTabs {...content} />}
      </GroupContent>
    </SettingsFrame>
  );
}
