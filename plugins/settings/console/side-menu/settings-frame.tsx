import { useFormMessages } from '@signalbox/console-kit';
import { useEffect, type ReactNode } from 'react';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useConsole } from '@signalbox/api/react';
import type { GroupDefinition } from '@signalbox/schemas';
import { SettingsSearch } from '../search/settings-search';
import styles from './settings-frame.module.css';
import { SettingsMenu } from './settings-menu';

interface SettingsFrameProps {
  /** Missing: there are no such settings, which the heading says. */
  group?: GroupDefinition;
  /** True below `/app/system/list`: the page is beside the settings menu of 240 px. */
  isBesideMenu: boolean;
  children?: ReactNode;
}

/** Title, icon and search of a settings page, with the settings menu beside it if the URL requests it. */
export function SettingsFrame({ group, isBesideMenu, children }: SettingsFrameProps) {
  const { Icon, setPageTitle } = useConsole();
  const { t } = useTranslation('settings');
  const messages = useFormMessages();
  const { token } = theme.useToken();
  const title = t(group ? `groups/${group.key}::title` : 'unknownGroup.title');
  // Not by `t`, which returns the key of a missing message.
  const description = messages(group ? `groups/${group.key}::description` : 'settings::unknownGroup.text');
  useEffect(() => setPageTitle(title), [setPageTitle, title]);

  return (
    <div className={isBesideMenu ? styles.beside : styles.alone}>
      {isBesideMenu ? <SettingsMenu current={group?.key} /> : null}
      <section className={styles.page} aria-labelledby="settings-title">
        <header className={styles.header}>
          <div className={styles.heading}>
            <span
              className={styles.icon}
              style={{ color: token.colorLink, background: token.colorPrimaryBg }}
              aria-hidden
            >
              <Icon name={group?.icon ?? 'setting'} />
            </span>
            <div>
              <h1 id="settings-title" tabIndex={-1} className={styles.title}>
                {title}
              </h1>
              {description === undefined ? null : (
                <span style={{ color: token.colorTextDescription }}>{description}</span>
              )}
            </div>
          </div>
          <SettingsSearch />
        </header>
        {children}
      </section>
    </div>
  );
}
