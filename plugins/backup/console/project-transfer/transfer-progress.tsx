import { Flex, Progress, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { StopButton } from '../progress/stop-button';
import { statusOf } from '../task';
import { useShowHere } from '../progress/use-show-here';
import { useTaskNews } from '../progress/use-task-news';
import { useKnownWord } from '../use-known-word';

interface TransferProgressProps {
  /** Of the task that works on it. */
  id: string;
  /** What it is called. */
  label: string;
  /** How far the file is sent, in percent; 99 until the platform has answered. */
  sent?: number;
}

/** How far an export or import is: first the sending, where something is sent, then the work of the platform. */
export function TransferProgress({ id, label, sent }: TransferProgressProps) {
  const { t } = useTranslation('backup');
  const known = useKnownWord('backup');
  useShowHere(id);
  const news = useTaskNews(id);
  const worked = Math.floor((news?.progress ?? 0) * 100);
  const phase = news?.phase && known(`phase.${news.phase}`);
  const isSending = sent !== undefined && !news;
  return (
    <Flex vertical gap={4}>
      <Progress percent={isSending ? sent : worked} status="active" aria-label={label} />
      <Typography.Text type="secondary" aria-live="polite">
        {isSending ? t('transfer.sending') : phase || label}
      </Typography.Text>
      {news && statusOf(news) === 'ongoing' && news.canPause !== false && <StopButton id={id} />}
    </Flex>
  );
}
