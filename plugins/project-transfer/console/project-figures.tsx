import type { OperationFigure } from '@signalbox/api';
import { useConsole } from '@signalbox/api/react';
import { LoadFailure } from '@signalbox/console-kit';
import { sizeText } from '@signalbox/widgets';
import { useQuery } from '@tanstack/react-query';
import { Card, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './project-transfer-page.module.css';

/** Shows how much the project contains. */
export function ProjectFigures() {
  const { t, i18n } = useTranslation('project-transfer');
  const { t: titleOf } = useTranslation();
  const { api, project, hasExtensions } = useConsole();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['core/configDb', 'figures', project],
    queryFn: ({ signal }) => api.get<OperationFigure[]>('core/configDb/figures', { signal }),
    refetchInterval: 30_000,
    enabled: hasExtensions,
  });
  const textOf = ({ value, unit }: OperationFigure) =>
    unit === 'bytes' ? sizeText(value / 2 ** 20, i18n.language) : new Intl.NumberFormat(i18n.language).format(value);
  // An existing platform does not count them.
  if (!hasExtensions) return null;
  return (
    <Card>
      {isPending && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {error && data === undefined && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data && (
        <dl className={styles.figures} aria-label={t('figures')}>
          {data.map((figure) => (
            <div key={figure.title}>
              <dt>{titleOf(figure.title)}</dt>
              <dd>{textOf(figure)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
