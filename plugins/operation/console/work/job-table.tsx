import { useConsole } from '@signalbox/api/react';
import { timeText, useKnownMessage } from '@signalbox/console-kit';
import { Flex, Progress, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RunningJob } from '../../shared/operation';
import { ConfirmedButton } from '../section/confirmed-button';
import { FiguresTable } from '../section/figures-table';
import { Nothing } from '../section/nothing';

/** The running jobs that the user may see, with their progress. */
export function JobTable({ jobs }: { jobs: readonly RunningJob[] }) {
  const { t, i18n } = useTranslation('operation');
  if (jobs.length === 0) return <Nothing text={t('noJobs')} />;
  return (
    <FiguresTable<RunningJob>
      label={t('jobs')}
      rowKey={({ project, id }) => `${project} ${id}`}
      dataSource={[...jobs]}
      pagination={false}
      columns={[
        { title: t('job.name'), render: (_, { name }) => <bdi>{name}</bdi> },
        { title: t('job.project'), render: (_, { project }) => <bdi>{project}</bdi> },
        {
          title: t('job.progress'),
          render: (_, job) => <JobState job={job} />,
        },
        { title: t('job.started'), render: (_, { started }) => timeText(started, i18n.language) },
        { title: t('job.creator'), render: (_, { creator }) => <bdi>{creator || t('job.platform')}</bdi> },
        { title: t('job.actions'), render: (_, job) => job.canAbort && <AbortButton job={job} /> },
      ]}
    />
  );
}

/** Shows how far a job is. Below it, that it waits for a server or runs again, and why it cannot go on yet. */
function JobState({ job: { name, progress, phase, cause } }: { job: RunningJob }) {
  const { t } = useTranslation('operation');
  // Phases that all kinds of jobs have. Those of a kind are messages of its plug-in.
  const phaseText = useKnownMessage('console-kit')(`phase.${phase}`);
  return (
    // The table keeps its cells on one line otherwise, and the text would push the actions out of sight.
    <Flex vertical gap={4} style={{ minWidth: 160, maxWidth: 280, whiteSpace: 'normal' }}>
      <Progress
        percent={Math.floor(progress * 100)}
        size="small"
        style={{ width: 160 }}
        aria-label={t('job.progressOf', { name })}
      />
      {phaseText !== undefined && <Typography.Text type="secondary">{phaseText}</Typography.Text>}
      {cause !== undefined && (
        <Typography.Text type="warning">
          <bdi>{cause}</bdi>
        </Typography.Text>
      )}
    </Flex>
  );
}

/** Asks, then aborts a job. The table shows that it has ended. */
function AbortButton({ job: { project, id, name } }: { job: RunningJob }) {
  const { t } = useTranslation('operation');
  const { api } = useConsole();
  return (
    <ConfirmedButton
      label={t('abort.confirm')}
      accessibleLabel={t('abort.of', { name })}
      question={t('abort.question', { name })}
      isDanger
      onConfirm={() => api.post('core/operation/abort', { project, id })}
    />
  );
}
