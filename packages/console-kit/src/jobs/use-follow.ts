import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Task } from './task';
import { taskKeys } from './task-queries';

/** Shows the progress of a task that has just started. */
export function useFollow(): (task: Task) => void {
  const queries = useQueryClient();
  return useCallback(
    (task) => {
      queries.setQueryData<Task[]>(taskKeys.followed(), (tasks = []) =>
        tasks.some(({ id }) => id === task.id) ? tasks : [...tasks, task],
      );
    },
    [queries],
  );
}
