import { licenseQuery, useConsole } from '@signalbox/api/react';
import { LoadFailure, PageFrame } from '@signalbox/console-kit';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Button, Card, Flex, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiClient } from '@signalbox/api/client';
import type { LicenseDetails } from '../../shared/license';
import { FeatureList } from './feature-list';
import { History } from './history';
import { InstalledLicense } from './installed-license';
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
              {details.license && (
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
