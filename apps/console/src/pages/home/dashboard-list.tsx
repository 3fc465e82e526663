import type { ApiClient } from '@signalbox/api/client';
import { licenseQuery, useConsole } from '@signalbox/api/react';
import { LoadFailure } from '@signalbox/console-kit';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../../shell/icon/icon';
import { useClosedFeature } from '../status/use-closed-feature';
import styles from './dashboard-list.module.css';
import { Panel } from './panel';

export function DashboardList() {
  const { t } = useTranslation('console');
  const { api } = useConsole();
  const closedFeature = useClosedFeature();
  const { data: license } = useQuery(licenseQuery(api));
  const isClosed = license?.feature.includes('dashboard') === false;
  return (
    <Panel title={t('home.dashboards')}>
      <div className={styles.room}>
        {isClosed ? <p className={styles.quiet}>{closedFeature('dashboard')}</p> : <Dashboards />}
      </div>
    </Panel>
  );
}

function Dashboards() {
  const { t } = useTranslation('console');
  const { api } = useConsole();
  const { data, isPending, error, refetch } = useQuery(dashboardsQuery(api));

  if (isPending) return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
  if (!data) {
    return <LoadFailure error={error} onRetry={() => void refetch()} />;
  }
  if (data.items.length === 0) return <p className={styles.quiet}>{t('home.noDashboards')}</p>;
  return (
    <>
      <ul className={styles.list}>
        {data.items.map(({ id, name }) => (
          <li key={id} className={styles.item}>
            <Link to={`/app/dashboard/${encodeURIComponent(id)}`} className={styles.link}>
              <Icon name="dashboard" />
              <bdi className={styles.name}>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>
        {t(data.total > data.items.length ? 'home.dashboardsSome' : 'home.dashboardsAll', {
          shown: data.items.length,
          count: data.total,
        })}
      </p>
    </>
  );
}

interface DashboardSummary {
  id: string;
  name: string;
}

/** The first dashboards by name, and their total number. */
const dashboardsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['core/dashboard', 'home'],
    queryFn: ({ signal }) =>
      api.list<DashboardSummary>(
        'core/dashboard',
        { filter: { isDelete: { $ne: true } }, project: { name: 1 }, sort: { name: 1 }, limit: 15 },
        { signal },
      ),
  });
