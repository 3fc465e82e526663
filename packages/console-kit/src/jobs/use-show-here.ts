import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { taskKeys } from './task-queries';

/** Shows the progress of a task in a dialog instead of the corner of the page. */
export function useShowHere(id: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    queries.setQueryData<string[]>(taskKeys.shownElsewhere(), (ids = []) => [...new Set([...ids, id])]);
  }, [queries, id]);
}
