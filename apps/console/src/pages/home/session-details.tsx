import { useTranslation } from 'react-i18next';
import { timeZoneOffset } from '@signalbox/api/client';
import { useConsole } from '@signalbox/api/react';
import { projectId } from '../../state/project';
import { Panel } from './panel';
import { useNow } from './use-now';
import styles from './session-details.module.css';

/** Shows who is logged in, where, and by which clock. */
export function SessionDetails() {
  const { t } = useTranslation('console');
  const { user } = useConsole();
  const now = useNow();
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const details: [title: string, value: string][] = [
    [t('login.username'), user.username],
    [t('home.rights'), rightsOf(user.isSuper, user.isAdmin)],
    [t('home.project'), projectId === 'default' ? t('home.defaultProject') : projectId],
    [t('home.timeZone'), t('home.timeZoneValue', { zone, offset: timeZoneOffset(now) })],
  ];
  function rightsOf(isSuper: boolean, isAdmin: boolean): string {
    if (isSuper) return t('home.rightsAll');
    const count = user.permissions.length;
    return isAdmin ? t('home.rightsAdmin', { count }) : t('home.rightsSome', { count });
  }
  return (
    <Panel title={t('home.session')}>
      <dl className={styles.details}>
        {details.map(([title, value]) => (
          <div key={title} className={styles.detail}>
            <dt>{title}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
