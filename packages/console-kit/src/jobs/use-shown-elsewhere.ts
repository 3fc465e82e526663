import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { taskKeys } from './task-queries';

/**
 * Hides the notice of a task in the corner of the page, because the caller shows its progress. With `isRunning`, the corner
 * shows it again once the caller is gone: the task goes on.
 */
export function useShownElsewhere(id: string, isRunning = false): void {
  const queries = useQueryClient();
  const handleGone = useEffectEvent((task: string) => {
    if (!isRunning) return;
    queries.setQueryData<string[]>(taskKeys.shownElsewhere(), (ids = []) => ids.filter((each) => each !== task));
  });
  useEffect(() => {
    queries.setQueryData<string[]>(taskKeys.shownElsewhere(), (ids = []) => [...new Set([...ids, id])]);
    return () => handleGone(id);
  }, [queries, id]);
}
