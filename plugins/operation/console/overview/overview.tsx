import type { License } from '@signalbox/api';
import { licenseQuery, useConsole } from '@signalbox/api/react';
import { timeText } from '@signalbox/console-kit';
import { useQuery } from '@tanstack/react-query';
import { Tag, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Operation, Replica } from '../../shared/operation';
import { useFormats } from '../formats';
import { overviewQuery } from '../operation-queries';
import { ConfirmedButton } from '../section/confirmed-button';
import { FiguresTable } from '../section/figures-table';
import { Section } from '../section/section';
import styles from '../section/section.module.css';
import { serverName } from '../server-name';
import { RouteTable } from './route-table';

/** The figures at a glance, the servers, and what they answer. */
export function Overview() {
  const { t } = useTranslation('operation');
  const { api } = useConsole();
  const query = useQuery(overviewQuery(api));
  return (
    <>
      <Section title={t('now')} query={query}>
        {(operation) => <Tiles operation={operation} />}
      </Section>
      <Section title={t('servers')} query={query}>
        {(operation) => <ServerTable operation={operation} />}
      </Section>
      <Section title={t('routes')} query={query}>
        {({ routes }) => <RouteTable routes={routes} />}
      </Section>
    </>
  );
}

/** The figures of the platform at this moment. */
function Tiles({ operation: { replicas, routes, figures, disk, store } }: { operation: Operation }) {
  const { t } = useTranslation('operation');
  const { t: titleOf } = useTranslation();
  const { api } = useConsole();
  const { number, bytes, percent } = useFormats();
  const licenseText = useLicenseText(useQuery(licenseQuery(api)).data);
  const count = routes.reduce((sum, route) => sum + route.count, 0);
  const errors = routes.reduce((sum, route) => sum + route.errors, 0);
  const running = replicas.filter(({ state }) => state === 'running').length;
  const tiles: [string, string][] = [
    [t('tile.servers'), number(running)],
    [t('tile.requests'), number(count)],
    [t('tile.errors'), number(errors)],
    ...figures.map(({ title, value, unit, text }): [string, string] => [
      titleOf(title),
      text ?? (unit === 'bytes' ? bytes(value) : number(value)),
    ]),
    [t('tile.disk'), t('diskFree', { free: bytes(disk.free), share: percent(disk.free / disk.total) })],
    ...(store ? [[t('tile.store'), t(storeKey(store))] satisfies [string, string]] : []),
    [t('tile.license'), licenseText],
  ];
  return (
    <dl className={styles.tiles}>
      {tiles.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function storeKey({ isBucket, isUsable }: NonNullable<Operation['store']>) {
  if (isUsable) return isBucket ? 'store.bucket' : 'store.folder';
  return isBucket ? 'store.bucketFailed' : 'store.folderFailed';
}

function useLicenseText(license: License | undefined): string {
  const { t } = useTranslation('operation');
  const { duration } = useFormats();
  if (license === undefined) return '–';
  const { remainingTime } = license;
  if (remainingTime === undefined) return t('license.none');
  return remainingTime > 0 ? t('license.left', { time: duration(remainingTime) }) : t('license.expired');
}

const colors = { running: 'success', stopped: 'default', gone: 'error' } as const;

/** The servers of the last day, with their version and state. */
function ServerTable({ operation: { replicas, now } }: { operation: Operation }) {
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

/** Asks, then takes a running server out of service, or returns it. */
function DrainButton({ server }: { server: Replica }) {
  const { t } = useTranslation('operation');
  const { api } = useConsole();
  const name = serverName(server);
  const part = server.isDrained ? 'resume' : 'drain';
  return (
    <ConfirmedButton
      label={t(`${part}.confirm`)}
      accessibleLabel={t(`${part}.of`, { name })}
      question={t(`${part}.question`, { name })}
      help={t(`${part}.help`)}
      done={t(`${part}.done`, { name })}
      isDanger={!server.isDrained}
      onConfirm={() => api.post('core/operation/drain', { replica: server.id, isDrained: !server.isDrained })}
    />
  );
}
