import type { ApiClient } from '@signalbox/api/client';
import { licenseQuery, useConsole } from '@signalbox/api/react';
import { LoadFailure, PageFrame, timeText } from '@signalbox/console-kit';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Button, Card, Flex, Skeleton, Typography } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LicenseDetails, LicenseEvent, LicenseTerms } from '../../shared/license';
import { dayText } from '../day-text';
import { StateTag } from '../state-tag';
import { FeatureList } from './feature-list';
import styles from './license-page.module.css';
import { LimitList } from './limit-list';
import { StateNotes } from './state-notes';

/** The license with its history. Below the key of the license, so that a change of it renews both. */
const detailsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...licenseQuery(api).queryKey, 'details'] as const,
    queryFn: ({ signal }) => api.get<LicenseDetails>('core/license/details', { signal }),
  });

const UploadDialog = lazy(async () => ({ default: (await import('../change/upload-dialog')).UploadDialog }));
const RemoveDialog = lazy(async () => ({ default: (await import('../change/remove-dialog')).RemoveDialog }));

/** `/app/license`: what the license of the project states, what it switches on, and the history of earlier ones. */
export function LicensePage() {
  const { t } = useTranslation('license');
  const { api, user } = useConsole();
  const { data: details, error, isPending, refetch } = useQuery(detailsQuery(api));
  const [dialog, setDialog] = useState<'upload' | 'remove'>();
  const handleClose = () => setDialog(undefined);
  const hasOwn = details?.installedAt !== undefined && !details.isShared;
  return (
    <PageFrame
      title={t('title')}
      actions={
        user.isSuper &&
        details && (
          <Flex gap="small" wrap="wrap">
            {hasOwn && <Button onClick={() => setDialog('remove')}>{t('remove')}</Button>}
            <Button type="primary" onClick={() => setDialog('upload')}>
              {t('upload')}
            </Button>
          </Flex>
        )
      }
    >
      {isPending && <Skeleton active title={false} paragraph={{ rows: 7 }} />}
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {details && (
        <>
          <StateNotes details={details} />
          <div className={styles.cards}>
            <div className={styles.column}>
              {details.license && details.installedAt && (
                <Card className={styles.rest} title={<h2 className={styles.heading}>{t('facts')}</h2>}>
                  <InstalledLicense details={details} license={details.license} />
                </Card>
              )}
              <Card title={<h2 className={styles.heading}>{t('limits')}</h2>}>
                <LimitList limit={details.limit} used={details.used} />
              </Card>
            </div>
            <Card title={<h2 className={styles.heading}>{t('features')}</h2>}>
              <FeatureList on={details.on} included={details.license?.feature} />
            </Card>
          </div>
          <Card title={<h2 className={styles.heading}>{t('history')}</h2>}>
            <History events={details.history} />
          </Card>
        </>
      )}
      <Suspense>
        {dialog === 'upload' && <UploadDialog onClose={handleClose} />}
        {dialog === 'remove' && <RemoveDialog onClose={handleClose} />}
      </Suspense>
    </PageFrame>
  );
}

/** Shows what was installed and removed, and when the clock of the server went back. Newest first. */
function History({ events }: { events: readonly LicenseEvent[] }) {
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

interface InstalledLicenseProps {
  details: LicenseDetails;
  license: LicenseTerms;
}

/** Shows what the license states, and who installed it. */
function InstalledLicense({ details, license }: InstalledLicenseProps) {
  const { t, i18n } = useTranslation('license');
  const { installedAt, installedBy } = details;
  const time = timeText(installedAt, i18n.language);
  return (
    <dl className={styles.terms}>
      <dt>{t('fact.state')}</dt>
      <dd>
        <StateTag state={details.state} />
      </dd>
      <dt>{t('fact.customer')}</dt>
      <dd>
        <bdi>{license.customer}</bdi>
      </dd>
      <dt>{t('fact.number')}</dt>
      <dd>
        <bdi>{license.id}</bdi>
      </dd>
      <dt>{t('fact.from')}</dt>
      <dd>{dayText(license.startTime, i18n.language)}</dd>
      <dt>{t('fact.until')}</dt>
      <dd>{dayText(license.expireTime, i18n.language)}</dd>
      <dt>{t('fact.installed')}</dt>
      <dd>{installedBy === undefined ? time : t('installedBy', { time, user: installedBy })}</dd>
    </dl>
  );
}
