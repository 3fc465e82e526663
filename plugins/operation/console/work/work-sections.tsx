import type { ServiceHealth } from '@signalbox/api';
import { useConsole } from '@signalbox/api/react';
import { timeText } from '@signalbox/console-kit';
import { useQuery } from '@tanstack/react-query';
import { Tag, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { WorkToRun } from '../../shared/operation';
import { useFormats } from '../formats';
import { workQuery } from '../operation-queries';
import { ConfirmedButton } from '../section/confirmed-button';
import { FiguresTable } from '../section/figures-table';
import { Nothing } from '../section/nothing';
import { Section } from '../section/section';
import { JobTable } from './job-table';

/** Shows what runs, what is due, and the services that messages go to. */
export function WorkSections() {
  const { t } = useTranslation('operation');
  const { api } = useConsole();
  const query = useQuery(workQuery(api));
  return (
    <>
      <Section title={t('jobs')} query={query}>
        {({ jobs }) => <JobTable jobs={jobs} />}
      </Section>
      <Section title={t('scheduled')} query={query}>
        {({ scheduled }) => <ScheduleTable scheduled={scheduled} />}
      </Section>
      <Section title={t('services')} query={query}>
        {({ services }) => <ServiceTable services={services} />}
      </Section>
    </>
  );
}

/** Shows how many messages of the last 24 hours each service delivered and failed to deliver. */
function ServiceTable({ services }: { services: readonly ServiceHealth[] }) {
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

const colors = { ongoing: 'processing', succeed: 'success', fail: 'error', pause: 'default' } as const;

/** Periodic work with its last and its next run. */
function ScheduleTable({ scheduled }: { scheduled: readonly WorkToRun[] }) {
  const { t, i18n } = useTranslation('operation');
  const { t: titleOf } = useTranslation();
  if (scheduled.length === 0) return <Nothing text={t('noSchedules')} />;
  return (
    <FiguresTable<WorkToRun>
      label={t('scheduled')}
      rowKey={({ kind, project, id }) => `${kind} ${project} ${id}`}
      dataSource={[...scheduled]}
      pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
      columns={[
        { title: t('schedule.name'), render: (_, { name }) => <bdi>{name}</bdi> },
        { title: t('schedule.kind'), render: (_, { kind }) => titleOf(kind) },
        { title: t('job.project'), render: (_, { project }) => <bdi>{project ?? t('schedule.all')}</bdi> },
        {
          title: t('schedule.next'),
          render: (_, { nextRun }) => timeText(nextRun, i18n.language) || t('schedule.off'),
        },
        {
          title: t('schedule.last'),
          render: (_, { lastRun }) => timeText(lastRun, i18n.language) || t('schedule.never'),
        },
        {
          title: t('schedule.outcome'),
          render: (_, { lastOutcome, message }) =>
            lastOutcome && (
              <>
                <Tag color={colors[lastOutcome]}>{t(`outcome.${lastOutcome}`)}</Tag>
                {message && <Typography.Text type="secondary">{message}</Typography.Text>}
              </>
            ),
        },
        { title: t('job.actions'), render: (_, work) => work.canRun && <RunButton work={work} /> },
      ]}
    />
  );
}

/** Asks, then starts a run of a cycle. The table shows its result. */
function RunButton({ work: { kind, project, id, name } }: { work: WorkToRun }) {
  const { t } = useTranslation('operation');
  const { api } = useConsole();
  return (
    <ConfirmedButton
      label={t('run.confirm')}
      accessibleLabel={t('run.of', { name })}
      question={t('run.question', { name })}
      help={t('run.help')}
      done={t('run.done', { name })}
      onConfirm={() => api.post('core/operation/run', { kind, id, ...(project !== undefined && { project }) })}
    />
  );
}
