import { useQuery } from '@tanstack/react-query';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { loginSettingsQuery } from '@signalbox/api/react';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { connectionAtom } from '../../state/connection';
import { tokenAtom } from '../../state/session';
import { api } from '../services';
import { usePublishedHeight } from '../use-published-height';
import styles from './connection-notice.module.css';

/**
 * While the browser is offline: the reminder of the settings, or nothing if it is off. Another message while the platform does
 * not answer although the browser has a network.
 */
export function ConnectionNotice() {
  const { t } = useTranslation('console');
  const [connection, notify] = useAtom(connectionAtom);
  const hasSession = useAtomValue(tokenAtom) !== null;
  const { data: settings } = useQuery({ ...loginSettingsQuery(api), enabled: hasSession });

  const place = useRef<HTMLOutputElement>(null);
  usePublishedHeight(place, '--connection-notice-height');

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
    <output ref={place} aria-live="assertive" className={styles.place}>
      {connection === 'offline' && reminder !== undefined && (
        <span dir="auto" className={styles.notice}>
          {reminder === standardContent ? t('connection.offline') : reminder}
        </span>
      )}
      {connection === 'lost' && <span className={styles.notice}>{t('connection.lost')}</span>}
    </output>
  );
}

/** The text that the settings have unless an administrator writes another. It is shown in the user's language. */
const standardContent = '当前网络连接已中断，请立即检查并恢复网络！';

/** `userExpand.onlineMessage.content` while the reminder is switched on (`outLine`) and has one. */
function offlineContent(settings: JsonObject | undefined): string | undefined {
  const message = member(member(settings, 'userExpand'), 'onlineMessage');
  const content = member(message, 'content');
  return member(message, 'outLine') === true && typeof content === 'string' && content !== '' ? content : undefined;
}

function member(value: JsonValue | undefined, name: string): JsonValue | undefined {
  return isJsonObject(value) ? value[name] : undefined;
}
