import { timeText } from '@signalbox/console-kit';
import { useTranslation } from 'react-i18next';
import type { RunningJob } from '../../shared/operation';
import { AbortButton } from './abort-button';
import { JobState } from './job-state';
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
