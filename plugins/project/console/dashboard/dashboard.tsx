import { type DashboardRendererProps } from '@signalbox/api/plugin';
import { OnlineCheckNote } from '@signalbox/console-kit';
import { Empty } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLiveStates } from '../chart/use-live-states';
import { maxWidgets, widgetsOf } from '../../shared/dashboards/widgets';
import styles from './dashboard.module.css';
import { WidgetCard } from './widget-card';

/** A dashboard, read only: its title, its description, and its widgets as cards where the document places them. */
export function Dashboard({ dashboard, title, headingLevel = 1 }: DashboardRendererProps) {
  const { t } = useTranslation('project');
  const { id, remark, widgets: stored } = dashboard;
  const Title = `h${headingLevel}` as const;
  const widgets = widgetsOf(dashboard);
  const hasDevices = widgets.some(({ type }) => type === 'chart');
  useLiveStates(hasDevices ? id : undefined);
  const isCut = Array.isArray(stored) && stored.length > maxWidgets;
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <Title className={styles.title}>
          <bdi>{title}</bdi>
        </Title>
        {typeof remark === 'string' && remark !== '' && <p className={styles.description}>{remark}</p>}
        {hasDevices && headingLevel === 1 && <OnlineCheckNote />}
      </header>
      {widgets.length === 0 && <Empty description={t('noWidgets')} />}
      <div className={styles.grid}>
        {widgets.map((widget, index) => (
          // Widgets have no ids, and keep their order while the dashboard is shown.
          <WidgetCard key={index} dashboard={id} widget={widget} headingLevel={headingLevel === 1 ? 2 : 3} />
        ))}
      </div>
      {isCut && <p className={styles.description}>{t('moreWidgets', { shown: maxWidgets })}</p>}
    </article>
  );
}
