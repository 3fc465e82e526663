import { textIn } from '@signalbox/api';
import type { DashboardRendererProps } from '@signalbox/api/plugin';
import { useConsole } from '@signalbox/api/react';
import { isLanguageText } from '@signalbox/schemas/language-text';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { Suspense } from 'react';
import styles from './reminder-box.module.css';

/** The dashboard of the reminder. Its text instead, if the dashboard cannot be read or was deleted. */
export function ReminderDashboard({ id, tip }: { id: string; tip: string }) {
  const { api, language, DashboardRenderer } = useConsole();
  const { data: dashboard, isPending } = useQuery(
    queryOptions({
      queryKey: ['core/dashboard', 'one', id],
      queryFn: ({ signal }) =>
        api.get<DashboardRendererProps['dashboard']>(`core/dashboard/${encodeURIComponent(id)}`, { signal }),
    }),
  );
  if (isPending) return <Skeleton active title={false} />;
  if (!dashboard || dashboard['isDelete'] === true || !DashboardRenderer) return <p className={styles.tip}>{tip}</p>;
  const { name } = dashboard;
  return (
    <Suspense fallback={<Skeleton active title={false} />}>
      <div className={styles.dashboard}>
        <DashboardRenderer
          dashboard={dashboard}
          title={isLanguageText(name) ? textIn(name, language) : ''}
          headingLevel={2}
        />
      </div>
    </Suspense>
  );
}
