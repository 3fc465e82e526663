import { errorTable, textIn, type DashboardRendererProps } from '@signalbox/api';
import { ApiError, type ApiClient } from '@signalbox/api/client';
import { useConsole } from '@signalbox/api/react';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../errors/load-failure';
import { LoadingLines } from '../loading/loading-lines';
import styles from './dashboard-view.module.css';

interface DashboardViewProps {
  id: string;
  /** Title of the menu entry that shows it; the dashboard's name by default. */
  title?: string;
}

/** A page that shows a dashboard, drawn by the console's renderer. Shows the reason if there is none. */
export function DashboardView({ id, title }: DashboardViewProps) {
  const { t } = useTranslation('console-kit');
  const { api, language, setPageTitle, DashboardRenderer, StatusPage } = useConsole();
  const { data: dashboard, error, isPending, refetch } = useQuery(dashboardQuery(api, id));
  const status = (why: 'missing' | 'deleted' | 'forbidden') => (
    <StatusPage title={t(`dashboard.${why}.title`)} text={t(`dashboard.${why}.text`)} />
  );
  const name = dashboard?.['name'];
  const shownTitle = title ?? (isText(name) ? textIn(name, language) : '');
  useEffect(() => (shownTitle === '' ? undefined : setPageTitle(shownTitle)), [shownTitle, setPageTitle]);

  if (isPending) return <Waiting label={t('dashboard.loading')} />;
  if (isError(error, 'notFound') || !DashboardRenderer) return status('missing');
  if (isError(error, 'forbidden')) return status('forbidden');
  if (!dashboard) {
    return (
      <Frame>
        <LoadFailure error={error} onRetry={() => void refetch()} />
      </Frame>
    );
  }
  if (dashboard['isDelete'] === true) return status('deleted');
  return (
    <Suspense fallback={<Waiting label={t('dashboard.loading')} />}>
      <DashboardRenderer dashboard={dashboard} title={shownTitle} />
    </Suspense>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <Frame>
      <LoadingLines label={label} rows={8} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

function isError(error: unknown, name: 'notFound' | 'forbidden'): boolean {
  return error instanceof ApiError && error.body.code === errorTable[name].code;
}

function isText(value: unknown): value is Parameters<typeof textIn>[0] {
  return typeof value === 'string' || (typeof value === 'object' && value !== null);
}

/** One dashboard, a deleted one too. */
const dashboardQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['core/dashboard', 'one', id],
    queryFn: ({ signal }) =>
      api.get<DashboardRendererProps['dashboard']>(`core/dashboard/${encodeURIComponent(id)}`, { signal }),
  });
