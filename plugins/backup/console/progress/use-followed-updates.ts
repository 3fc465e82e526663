import { ApiError } from '@signalbox/api/client';
import { useConsole } from '@signalbox/api/react';
import { useEffect, useState } from 'react';
import { readUpdates, statusOf, type TaskUpdates } from '../task';
import { useTaskUpdates } from './use-task-updates';

interface Asked {
  /** The last frame before it was asked: a later one knows better. */
  after: TaskUpdates | undefined;
  updates?: TaskUpdates;
  isUnknown: boolean;
}

/** How a task stands. Where nothing was said of it for a while, the platform is asked; it may not know it (any more). */
export function useFollowedUpdates(id: string): { updates: TaskUpdates | undefined; isUnknown: boolean } {
  const { api } = useConsole();
  const told = useTaskUpdates(id);
  const [asked, setAsked] = useState<Asked>();
  const answer = asked?.after === told ? asked : undefined;
  const updates = answer?.updates ?? told;
  const isUnknown = answer?.isUnknown === true;
  const isOver = isUnknown || (updates !== undefined && statusOf(updates) !== 'ongoing');

  useEffect(() => {
    if (isOver) return;
    const gone = new AbortController();
    const ask = async () => {
      const found = await api
        .get<TaskRow>(`core/taskmanager/${id}`, { signal: gone.signal })
        .then(updatesOf)
        // What else goes wrong says nothing of the task: it is asked again.
        .catch((error: unknown) => (isNotFound(error) ? ('unknown' as const) : undefined));
      if (gone.signal.aborted) return;
      if (found === 'unknown') setAsked({ after: told, isUnknown: true });
      else setAsked({ after: told, isUnknown: false, updates: found ?? answer?.updates });
    };
    const timer = setTimeout(() => void ask(), quietMilliseconds);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [api, id, isOver, told, answer]);
  return { updates, isUnknown };
}

interface TaskRow {
  progress: number;
  status?: string;
  phase?: string;
  content?: string;
  reason?: TaskUpdates['reason'];
  canPause?: boolean;
}

function updatesOf({ content, ...row }: TaskRow): TaskUpdates | undefined {
  return readUpdates({ ...row, ...(content ? { message: content } : {}) });
}

function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && (error.errorName === 'notFound' || error.status === 404);
}

const quietMilliseconds = 10_000;
