import { timeText } from '@signalbox/console-kit';
import { Alert, Flex, Grid } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { resendable, type NoticeLogEntry } from '../../shared/notice-log';
import { ProblemDetails } from '../problem/problem-details';
import styles from './log.module.css';
import { ResendButton } from './resend-button';

/** The outcome of a message: its cause and remedy, the ids and the answer of the provider, and a button to send it again. */
export function LogDetails({ entry }: { entry: NoticeLogEntry }) {
  const { t, i18n } = useTranslation('notifications');
  const { status, isTest = false, problem, provider, ids, createdBy, tries, endTime, template, subject } = entry;
  const { lg = true } = Grid.useBreakpoint();
  // Wide tables have these as columns.
  const hidden: [string, string][] = [
    [t('log.column.template'), template ?? subject ?? t('log.noSubject')],
    [t('log.column.sender'), createdBy ?? t('log.platform')],
    [t('log.column.tries'), tries.toLocaleString(i18n.language)],
  ];
  const details = [
    ...(lg ? [] : hidden),
    [t('log.column.ended'), endTime && timeText(endTime, i18n.language)],
    ...Object.entries(ids).filter(([, value]) => value !== ''),
  ] as const;
  return (
    <section aria-label={t('log.details')} className={styles.details}>
      <Alert
        type={status === 'failed' ? 'error' : status === 'unknown' ? 'warning' : 'info'}
        showIcon
        title={problem ? t(`causes.${problem.cause}`) : <StatusHelp entry={entry} />}
        description={
          problem && (
            <>
              {status !== 'failed' && <StatusHelp entry={entry} />}
              <ProblemDetails problem={problem} formId={`notice_settings/${provider}`} />
            </>
          )
        }
      />
      <dl className={styles.list}>
        {details.map(([name, value]) =>
          value === undefined ? null : (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
        )}
      </dl>
      {resendable.has(status) && (
        <Flex gap="middle" align="center" wrap>
          {!isTest && <ResendButton entry={entry} />}
          <Link to={`/app/notice_settings?tab=${provider}`}>{t('log.openSettings')}</Link>
        </Flex>
      )}
    </section>
  );
}

function StatusHelp({ entry: { status, nextTime } }: { entry: NoticeLogEntry }) {
  const { t, i18n } = useTranslation('notifications');
  if (status === 'failed') return <span>{t('log.status.failed')}</span>;
  if (nextTime !== undefined) return <span>{t('log.help.retry', { time: timeText(nextTime, i18n.language) })}</span>;
  return <span>{t(`log.help.${status}`)}</span>;
}
