import { useConsole } from '@signalbox/api/react';
import { LoadFailure, LoadingLines } from '@signalbox/console-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ValuesTable } from './values-table';
import { valuesQuery } from './values-query';
import styles from './chart-widget.module.css';

/** The newest values of a table of devices. `dashboard`: id of the dashboard around the widget. */
export function ChartWidget({ dashboard, table, title }: { dashboard: string; table: string; title: string }) {
  const { t } = useTranslation('project');
  const { api } = useConsole();
  const { data, error, isPending, refetch } = useQuery(valuesQuery(api, { dashboard, table }));

  if (isPending) return <LoadingLines label={t('loadingValues')} rows={4} />;
  // Earlier values stay below the error of a refresh.
  const failure = error && <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return failure;
  return (
    <>
      {failure}
      {data.devices.length === 0 ? (
        <p className={styles.quiet}>{t('noValues')}</p>
      ) : (
        <ValuesTable devices={data.devices} title={title} />
      )}
      {!data.isComplete && <p className={styles.quiet}>{t('moreValues')}</p>}
    </>
  );
}
