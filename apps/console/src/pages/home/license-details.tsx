import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { licenseQuery, useConsole } from '@signalbox/api/react';
import styles from './license-details.module.css';
import { LoadFailure } from '@signalbox/console-kit';
import { Panel } from './panel';

const secondsPerDay = 86_400;
/** At this number of days or fewer, the number has the warning colour and administrators get a reminder. */
const warningDays = 14;

export function LicenseDetails() {
  const { t, i18n } = useTranslation('console');
  const { api } = useConsole();
  const { data, dataUpdatedAt, isPending, error, refetch } = useQuery(licenseQuery(api));

  if (isPending || !data) {
    return (
      <Panel title={t('home.license')}>
        {isPending ? (
          <Skeleton active title={false} paragraph={{ rows: 2, width: ['40%', '61%'] }} />
        ) : (
          <LoadFailure error={error} onRetry={() => void refetch()} />
        )}
      </Panel>
    );
  }
  if (data.remainingTime === undefined)
    return (
      <Panel title={t('home.license')}>
        <p className={styles.quiet}>{t('home.licenseNone')}</p>
      </Panel>
    );
  const days = Math.max(0, Math.floor(data.remainingTime / secondsPerDay));
  const grace = data.graceTime ?? 0;
  const end = endOf(dataUpdatedAt, data.remainingTime + grace);
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(end);
  const isOver = data.remainingTime === 0;
  const key = grace > 0 ? 'home.licenseGrace' : isOver ? 'home.licenseOver' : 'home.licenseUntil';
  return (
    <Panel title={t('home.license')}>
      <p className={days <= warningDays ? styles.few : styles.days}>{t('home.licenseDays', { count: days })}</p>
      <p className={styles.quiet}>{t(key, { date })}</p>
    </Panel>
  );
}

/** The remaining whole seconds end shortly before or after the license does, which may be at midnight: to the minute. */
function endOf(answeredAt: number, seconds: number): Date {
  return new Date(Math.round((answeredAt + seconds * 1000) / minuteMilliseconds) * minuteMilliseconds);
}

const minuteMilliseconds = 60_000;
