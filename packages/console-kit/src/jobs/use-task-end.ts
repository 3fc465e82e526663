import type { ConsoleJobKind } from '@signalbox/api/plugin';
import { readAgain, useConsole } from '@signalbox/api/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task, TaskUpdates } from './task';

interface TaskEnd {
  task: Task;
  kind: ConsoleJobKind;
  /** `unknown`: the platform does not know the task (any more). */
  status: NonNullable<TaskUpdates['status']> | 'unknown';
  onClose: (id: string) => void;
  onAnnounce: (sentence: string) => void;
}

/** When a task ends: refetches the list, notifies the user, and ends the session after a job that may change accounts. */
export function useTaskEnd({ task, kind, status, onClose, onAnnounce }: TaskEnd): void {
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
