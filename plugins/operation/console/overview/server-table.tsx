import { timeText } from '@signalbox/console-kit';
import { Tag, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Operation, Replica } from '../../shared/operation';
import { useFormats } from '../formats';
import { serverName } from '../server-name';
import { FiguresTable } from '../section/figures-table';
import { DrainButton } from './drain-button';

const colors = { running: 'success', stopped: 'default', gone: 'error' } as const;

/** The servers of the last day, with their version and state. */
export function ServerTable({ operation: { replicas, now } }: { operation: Operation }) {
  const { t, i18n } = useTranslation('operation');
  const { duration } = useFormats();
  const since = (from: string, to: string) => duration((Date.parse(to) - Date.parse(from)) / 1000);
  return (
    <FiguresTable<Replica>
      label={t('servers')}
      rowKey="id"
      dataSource={replicas}
      pagination={{ pageSize: 10, hideOnSinglePage: true }}
      columns={[
        {
          title: t('server.name'),
          render: (_, { host, pid, isThis }) => (
            <>
              <bdi>{serverName({ host, pid })}</bdi>{' '}
              {isThis && <Typography.Text type="secondary">{t('server.this')}</Typography.Text>}
            </>
          ),
        },
        {
          title: t('server.state'),
          render: (_, { state, isDrained }) => (
            <Tag color={isDrained && state === 'running' ? 'warning' : colors[state]}>
              {t(`state.${isDrained && state === 'running' ? 'drained' : state}`)}
            </Tag>
          ),
        },
        { title: t('server.version'), render: (_, { version }) => <bdi>{version}</bdi> },
        {
          title: t('server.uptime'),
          render: (_, { started, seen, state }) => since(started, state === 'running' ? now : seen),
        },
        { title: t('server.seen'), render: (_, { seen }) => timeText(seen, i18n.language) },
        {
          title: t('job.actions'),
          render: (_, server) => server.state === 'running' && <DrainButton server={server} />,
        },
      ]}
    />
  );
}
