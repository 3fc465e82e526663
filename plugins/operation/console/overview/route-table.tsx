import { useTranslation } from 'react-i18next';
import type { RouteFigures } from '../../shared/operation';
import { useFormats } from '../formats';
import { FiguresTable } from '../section/figures-table';
import { Nothing } from '../section/nothing';

/** Requests and errors by route, over all servers. */
export function RouteTable({ routes }: { routes: readonly RouteFigures[] }) {
  const { t } = useTranslation('operation');
  const { number, milliseconds } = useFormats();
  if (routes.length === 0) return <Nothing text={t('noRoutes')} />;
  const column = (
    title: string,
    textOf: (route: RouteFigures) => string,
    valueOf: (route: RouteFigures) => number,
  ) => ({
    title,
    align: 'end' as const,
    render: (_: unknown, route: RouteFigures) => textOf(route),
    sorter: (a: RouteFigures, b: RouteFigures) => valueOf(a) - valueOf(b),
  });
  return (
    <FiguresTable<RouteFigures>
      label={t('routes')}
      rowKey="route"
      dataSource={[...routes]}
      pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
      columns={[
        { title: t('route.route'), render: (_, { route }) => <bdi>{route}</bdi> },
        column(
          t('route.count'),
          ({ count }) => number(count),
          ({ count }) => count,
        ),
        column(
          t('route.errors'),
          ({ errors }) => number(errors),
          ({ errors }) => errors,
        ),
        column(
          t('route.p50'),
          ({ p50 }) => milliseconds(p50),
          ({ p50 }) => p50,
        ),
        column(
          t('route.p99'),
          ({ p99 }) => milliseconds(p99),
          ({ p99 }) => p99,
        ),
      ]}
    />
  );
}
