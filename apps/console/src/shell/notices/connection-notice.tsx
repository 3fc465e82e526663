import { useQuery } from '@tanstack/react-query';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loginSettingsQuery } from '@signalbox/api/react';
import { connectionAtom } from '../../state/connection';
import { tokenAtom } from '../../state/session';
import { api } from '../services';
import styles from './connection-notice.module.css';
import { offlineContent } from './offline-content';

/** Visible while there is no connection, with the text of the settings if the offline reminder is on. */
export function ConnectionNotice() {
  const { t } = useTranslation('console');
  const [connection, notify] = useAtom(connectionAtom);
  const hasSession = useAtomValue(tokenAtom) !== null;
  const { data: settings } = useQuery({ ...loginSettingsQuery(api), enabled: hasSession });

  useEffect(() => {
    const handleOffline = () => notify('offline');
    const handleOnline = () => notify('online');
    addEventListener('offline', handleOffline);
    addEventListener('online', handleOnline);
    return () => {
      removeEventListener('offline', handleOffline);
      removeEventListener('online', handleOnline);
    };
  }, [notify]);

  const reminder = offlineContent(settings);
  return (
    <output aria-live="assertive" className={styles.place}>
      {connection === 'offline' && <span className={styles.notice}>{reminder ?? t('connection.offline')}</span>}
      {connection === 'lost' && <span className={styles.notice}>{t('connection.lost')}</span>}
    </output>
  );
}
