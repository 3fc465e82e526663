import { readAgain, useConsole } from '@signalbox/api/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { backupKeys } from '../backup-queries';
import { changesData, endsSession, kindOf, type Task, type TaskUpdates } from '../task';

interface TaskEnd {
  task: Task;
  /** `unknown`: the platform does not know the task (any more). */
  status: NonNullable<TaskUpdates['status']> | 'unknown';
  onClose: (id: string) => void;
  onAnnounce: (sentence: string) => void;
}

/** When a task ends: refetches the list, notifies the user, and ends the session after most restores. */
export function useTaskEnd({ task, status, onClose, onAnnounce }: TaskEnd): void {
  const { t } = useTranslation('backup');
  const { endSession, notify } = useConsole();
  const queries = useQueryClient();

  const handleStatus = useEffectEvent((now: typeof status) => {
    if (now === 'ongoing') return;
    if (now === 'finish' && endsSession(task.mark)) return endSession('restored');
    // Any page may show restored or imported data.
    if (changesData(task.mark)) void queries.invalidateQueries();
    else void readAgain(queries, backupKeys.all);
    if (now === 'fail') return onAnnounce(t('progress.failed'));
    if (now === 'unknown') return onAnnounce(t('progress.unknown'));
    const sentence = t(now === 'pause' ? 'done.stopped' : `done.${kindOf(task.mark)}`);
    notify(sentence);
    onAnnounce(sentence);
    onClose(task.id);
  });
  useEffect(() => handleStatus(status), [status]);
}
