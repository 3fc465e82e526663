import { timeText } from '@signalbox/console-kit';
import { Tag, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { WorkToRun } from '../../shared/operation';
import { FiguresTable } from '../section/figures-table';
import { Nothing } from '../section/nothing';
import { RunButton } from './run-button';

const colors = { ongoing: 'processing', succeed: 'success', fail: 'error', pause: 'default' } as const;

/** Periodic work with its last and its next run. */
export function ScheduleTable({ scheduled }: { scheduled: readonly WorkToRun[] }) {
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
