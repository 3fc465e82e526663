import type { StoredJob } from '@signalbox/api';
import { ApiError } from '@signalbox/api/client';
import { useConsole } from '@signalbox/api/react';
import { useEffect, useState } from 'react';
import { readUpdates, statusOf, type TaskUpdates } from './task';
import { useTaskUpdates } from './use-task-updates';

interface Asked {
  /** The last frame before the request: a later frame is newer than the response. */
  after: TaskUpdates | undefined;
  updates?: TaskUpdates;
  isUnknown: boolean;
}

/** State of a task. Polls the platform if no frame arrives for a while. The platform may not know the task (any more). */
export function useFollowedUpdates(id: string): { updates: TaskUpdates | undefined; isUnknown: boolean } {
  const { api } = useConsole();
  const frame = useTaskUpdates(id);
  const [asked, setAsked] = useState<Asked>();
  const answer = asked?.after === frame ? asked : undefined;
  const updates = answer?.updates ?? frame;
  const isUnknown = answer?.isUnknown === true;
  const isOver = isUnknown || (updates !== undefined && statusOf(updates) !== 'ongoing');

  useEffect(() => {
    if (isOver) return;
    const gone = new AbortController();
    const ask = async () => {
      const found = await api
        .get<TaskRow>(`core/taskmanager/${id}`, { signal: gone.signal })
        .then(updatesOf)
        // Other errors are not about the task: poll again.
        .catch((error: unknown) => (isNotFound(error) ? ('unknown' as const) : undefined));
      if (gone.signal.aborted) return;
      if (found === 'unknown') setAsked({ after: frame, isUnknown: true });
      else setAsked({ after: frame, isUnknown: false, updates: found ?? answer?.updates });
    };
    const timer = setTimeout(() => void ask(), quietMilliseconds);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [api, id, isOver, frame, answer]);
  return { updates, isUnknown };
}

/** Older platforms send only some of the fields. */
type TaskRow = Pick<StoredJob, 'progress'> & Partial<StoredJob>;

function updatesOf({ content, ...row }: TaskRow): TaskUpdates | undefined {
  return readUpdates({ ...row, ...(content ? { message: content } : {}) });
}

function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && (error.errorName === 'notFound' || error.status === 404);
}

const quietMilliseconds = 10_000;
