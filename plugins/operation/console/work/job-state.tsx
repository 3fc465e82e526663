import { useKnownMessage } from '@signalbox/console-kit';
import { Flex, Progress, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RunningJob } from '../../shared/operation';

/** Shows how far a job is. Below it, that it waits for a server or runs again, and why it cannot go on yet. */
export function JobState({ job: { name, progress, phase, cause } }: { job: RunningJob }) {
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
