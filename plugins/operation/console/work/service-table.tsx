import type { ServiceHealth } from '@signalbox/api';
import { timeText } from '@signalbox/console-kit';

import { useTranslation } from 'react-i18next';
import { useFormats } from '../formats';
import { FiguresTable } from '../section/figures-table';
import { Nothing } from '../section/nothing';

/** Shows how many messages of the last 24 hours each service delivered and failed to deliver. */
export function ServiceTable({ services }: { services: readonly ServiceHealth[] }) {
  const { t, i18n } = useTranslation('operation');
  const { t: titleOf } = useTranslation();
  const { number } = useFormats();
  if (services.length === 0) return <Nothing text={t('noServices')} />;
  return (
    <FiguresTable<ServiceHealth>
      label={t('services')}
      rowKey="title"
      dataSource={[...services]}
      pagination={false}
      columns={[
        { title: t('service.name'), render: (_, { title }) => titleOf(title) },
        { title: t('service.succeeded'), align: 'end', render: (_, { succeeded }) => number(succeeded) },
        { title: t('service.failed'), align: 'end', render: (_, { failed }) => number(failed) },
        {
          title: t('service.lastSuccess'),
          render: (_, { lastSuccess }) => timeText(lastSuccess, i18n.language) || '–',
        },
        {
          title: t('service.lastFailure'),
          render: (_, { lastFailure }) => timeText(lastFailure, i18n.language) || '–',
        },
      ]}
    />
  );
}
