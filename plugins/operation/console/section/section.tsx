import { LoadFailure } from '@signalbox/console-kit';
import type { UseQueryResult } from '@tanstack/react-query';
import { Alert, Card, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './section.module.css';

interface SectionProps<Data> {
  title: string;
  query: UseQueryResult<Data>;
  extra?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A part of the page with its loading and error states. Figures that cannot be renewed stay, with a note that they are old. */
export function Section<Data>({
  title,
  query: { data, error, isPending, refetch },
  extra,
  children,
}: SectionProps<Data>) {
  const { t } = useTranslation('operation');
  const handleRetry = () => void refetch();
  return (
    <Card title={<h2 className={styles.heading}>{title}</h2>} extra={extra}>
      {isPending && (
        <output aria-label={t('loading', { title })}>
          <Skeleton active title={false} paragraph={{ rows: 4, width: '100%' }} />
        </output>
      )}
      {error && data === undefined && <LoadFailure error={error} onRetry={handleRetry} />}
      {error && data !== undefined && <Alert type="warning" showIcon title={t('stale')} className={styles.note} />}
      {data !== undefined && children(data)}
    </Card>
  );
}
