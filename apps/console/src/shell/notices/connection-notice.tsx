import { useQuery } from '@tanstack/react-query';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loginSettingsQuery } from '@signalbox/api/react';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { connectionAtom } from '../../state/connection';
import { tokenAtom } from '../../state/session';
import { api } from '../services';
import styles from './connection-notice.module.css';

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

/** `userExpand.onlineMessage.content` while the reminder is switched on (`outLine`) and has one. */
function offlineContent(settings: JsonObject | undefined): string | undefined {
  const message = member(member(settings, 'userExpand'), 'onlineMessage');
  const content = member(message, 'content');
  return member(message, 'outLine') === true && typeof content === 'string' && content !== '' ? content : undefined;
}

function member(value: JsonValue | undefined, name: string): JsonValue | undefined {
  return isJsonObject(value) ? value[name] : undefined;
}
