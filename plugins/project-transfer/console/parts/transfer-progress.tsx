import { Flex, Progress, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { statusOf, StopButton, useKnownMessage, useShownElsewhere, useTaskUpdates } from '@signalbox/console-kit';

interface TransferProgressProps {
  /** Id of the task. */
  id: string;
  /** Label of the progress bar. */
  label: string;
  /** Percentage of the file that is sent; at most 99 until the platform responds. */
  sent?: number;
}

/** Progress of an export or import: first the upload, if any, then the task of the platform. */
export function TransferProgress({ id, label, sent }: TransferProgressProps) {
  const { t } = useTranslation('project-transfer');
  const known = useKnownMessage('project-transfer');
  useShownElsewhere(id);
  const updates = useTaskUpdates(id);
  const worked = Math.floor((updates?.progress ?? 0) * 100);
  const phase = updates?.phase && known(`phase.${updates.phase}`);
  const isSending = sent !== undefined && !updates;
  return (
    <Flex vertical gap={4}>
      <Progress percent={isSending ? sent : worked} status="active" aria-label={label} />
      <Typography.Text type="secondary" aria-live="polite">
        {isSending ? t('sending') : phase || label}
      </Typography.Text>
      {updates && statusOf(updates) === 'ongoing' && updates.canPause !== false && <StopButton id={id} />}
    </Flex>
  );
}
