import { useConsole, useMay } from '@signalbox/api/react';
import { LoadFailure, LoadingLines } from '@signalbox/console-kit';
import { useQuery } from '@tanstack/react-query';
import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FileDetails } from '../../shared/details';
import { versionDays } from '../../shared/versions';
import styles from './details.module.css';
import { versionsQuery } from './file-queries';
import { Section } from './section';
import { VersionRow } from './version-row';

/** The earlier contents of a file, each of which can become the content again. */
export function VersionsList({ file }: { file: FileDetails }) {
  const { t } = useTranslation('media');
  const { api } = useConsole();
  const may = useMay();
  const { data: versions, error, refetch } = useQuery(versionsQuery(api, file.path));
  return (
    <Section title={t('versions.title')}>
      {error ? (
        <LoadFailure
          error={error}
          onRetry={() => void refetch()}
          titleOf={(reason) => t('versions.failed', { reason })}
        />
      ) : null}
      {versions === undefined && !error ? <LoadingLines label={t('versions.loading')} rows={3} /> : null}
      {versions?.length === 0 ? (
        <Typography.Text type="secondary">{t('versions.none', { days: versionDays })}</Typography.Text>
      ) : null}
      {versions && versions.length > 0 ? (
        <ul className={styles.list}>
          {versions.map((version) => (
            <VersionRow key={version.id} path={file.path} version={version} canRestore={may('media.edit')} />
          ))}
        </ul>
      ) : null}
    </Section>
  );
}
