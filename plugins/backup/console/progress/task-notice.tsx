import { Alert, Button, Card, Flex, Progress, Typography } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../use-may';
import { StopButton } from './stop-button';
import { kindOf, pausePermission, statusOf, type Task } from '../task';
import { useFollowedNews } from './use-followed-news';
import { useTaskEnd } from './use-task-end';
import { useKnownWord } from '../use-known-word';
import { useTaskFault } from './use-task-fault';

interface TaskNoticeProps {
  task: Task;
  onClose: (id: string) => void;
  /** What a screen reader is told. */
  onAnnounce: (sentence: string) => void;
}

/** One task: how far it is, a way to stop it, and what went wrong where it failed. It goes by itself when it is done. */
export function TaskNotice({ task, onClose, onAnnounce }: TaskNoticeProps) {
  const { t } = useTranslation('backup');
  const known = useKnownWord('backup');
  const may = useMay();
  const faultText = useTaskFault();
  const { news, isUnknown } = useFollowedNews(task.id);
  const status = isUnknown ? 'unknown' : news ? statusOf(news) : 'ongoing';
  const title = t(`progress.${kindOf(task.mark)}`, { name: task.name ?? '' });
  // Never rounded up to 100; 0.57 × 100 is a hair less than 57.
  const percent = Math.floor((news?.progress ?? 0) * 100 + 1e-6);
  const quarter = Math.floor(percent / 25) * 25;
  const phase = (news?.phase && known(`phase.${news.phase}`)) ?? '';
  useTaskEnd({ task, status, onClose, onAnnounce });
  useEffect(() => {
    if (status === 'ongoing') onAnnounce(t('progress.announce', { title, percent: quarter }));
  }, [status, title, quarter, onAnnounce, t]);

  return (
    <article aria-label={title}>
      <Card size="small" title={title} styles={{ title: { whiteSpace: 'normal', paddingBlock: 8 } }}>
        {status === 'fail' || status === 'unknown' ? (
          <Alert
            type={isUnknown ? 'warning' : 'error'}
            role="alert"
            title={t(isUnknown ? 'progress.unknown' : 'progress.failed')}
            description={isUnknown || !news ? undefined : faultText(news)}
            action={
              <Button size="small" onClick={() => onClose(task.id)}>
                {t('close')}
              </Button>
            }
          />
        ) : (
          <Flex vertical gap={4}>
            <Progress percent={percent} status="active" aria-label={title} />
            {phase !== '' && <Typography.Text type="secondary">{phase}</Typography.Text>}
            {news?.canPause !== false && may(pausePermission(task.mark)) && <StopButton id={task.id} />}
          </Flex>
        )}
      </Card>
    </article>
  );
}
