import { timeText } from '@signalbox/console-kit';
import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { LicenseEvent } from '../../shared/license';
import { dayText } from '../day-text';
import styles from './license-page.module.css';

/** Shows what was installed and removed, and when the clock of the server went back. Newest first. */
export function History({ events }: { events: readonly LicenseEvent[] }) {
  const { t, i18n } = useTranslation('license');
  if (events.length === 0) return <Typography.Text type="secondary">{t('noHistory')}</Typography.Text>;
  const sentence = (event: LicenseEvent): string => {
    switch (event.action) {
      case 'install':
      case 'remove': {
        const { id, customer, expireTime } = event.license;
        return t(`event.${event.action}`, { id, customer, until: dayText(expireTime, i18n.language) });
      }
      case 'unsigned':
        return t('event.unsigned');
      case 'clockBack': {
        const [from, to] = [timeText(event.from, i18n.language), timeText(event.to, i18n.language)];
        return t('event.clockBack', { from, to });
      }
    }
  };
  return (
    <ul aria-label={t('history')} className={styles.list}>
      {events.map((event) => {
        const time = timeText(event.at, i18n.language);
        return (
          <li key={`${event.at} ${event.action}`} className={styles.event}>
            <span>{sentence(event)}</span>
            <Typography.Text type="secondary">
              {event.user === undefined ? time : t('installedBy', { time, user: event.user })}
            </Typography.Text>
          </li>
        );
      })}
    </ul>
  );
}
