import type { ConsoleJobKind } from '@signalbox/api/plugin';
import { readAgain, useConsole, useMay } from '@signalbox/api/react';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Card, Flex, Progress, Typography } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useKnownMessage } from '../errors/use-known-message';
import { StopButton } from './stop-button';
import { statusOf, type Task, type TaskUpdates } from './task';
import { useFollowedUpdates } from './use-followed-updates';
import { useTaskError } from './use-task-error';

export interface TaskNoticeProps {
  task: Task;
  kind: ConsoleJobKind;
  onClose: (id: string) => void;
  /** Text for screen readers. */
  onAnnounce: (sentence: string) => void;
}

/** One task: its progress, a stop button, and the error of a failed task. Closes when the task succeeds. */
export function TaskNotice({ task, kind, onClose, onAnnounce }: TaskNoticeProps) {
  const { t } = useTranslation('console-kit');
  const known = useKnownMessage(kind.namespace);
  const knownOfAll = useKnownMessage('console-kit');
  const may = useMay();
  const { updates, isUnknown } = useFollowedUpdates(task.id);
  const errorText = useTaskError(kind.namespace, updates);
  const status = isUnknown ? 'unknown' : updates ? statusOf(updates) : 'ongoing';
  const title = t(kind.title, { name: task.name ?? '' });
  // Never rounds up to 100. The addend corrects 0.57 × 100, which is slightly less than 57.
  const percent = Math.floor((updates?.progress ?? 0) * 100 + 1e-6);
  const quarter = Math.floor(percent / 25) * 25;
  const key = `phase.${updates?.phase ?? ''}`;
  const phase = updates?.phase ? (knownOfAll(key) ?? known(key) ?? '') : '';
  useTaskEnd({ task, kind, status, onClose, onAnnounce });
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
            description={isUnknown ? undefined : errorText}
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
            {updates?.message && (
              <Typography.Text type="warning">
                <bdi>{updates.message}</bdi>
              </Typography.Text>
            )}
            {updates?.canPause !== false && may(kind.permissions.start) && <StopButton id={task.id} />}
          </Flex>
        )}
      </Card>
    </article>
  );
}

interface TaskEnd {
  task: Task;
  kind: ConsoleJobKind;
  /** `unknown`: the platform does not know the task (any more). */
  status: NonNullable<TaskUpdates['status']> | 'unknown';
  onClose: (id: string) => void;
  onAnnounce: (sentence: string) => void;
}

/** When a task ends: refetches the list, notifies the user, and ends the session after a job that may change accounts. */
function useTaskEnd({ task, kind, status, onClose, onAnnounce }: TaskEnd): void {
  const { t } = useTranslation('console-kit');
  const { endSession, notify } = useConsole();
  const queries = useQueryClient();

  const handleStatus = useEffectEvent((now: typeof status) => {
    if (now === 'ongoing') return;
    if (now === 'finish' && kind.endsSession) return endSession('restored');
    // Any page may show restored or imported data.
    if (kind.changesData) void queries.invalidateQueries();
    else void readAgain(queries, kind.queryKey);
    if (now === 'fail') return onAnnounce(t('progress.failed'));
    if (now === 'unknown') return onAnnounce(t('progress.unknown'));
    const sentence = now === 'pause' ? t('progress.stopped') : t(kind.done);
    notify(sentence);
    onAnnounce(sentence);
    onClose(task.id);
  });
  useEffect(() => handleStatus(status), [status]);
}
