import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { taskKeys } from './task-queries';

/** Hides the notice of a task in the corner of the page, because the caller shows its progress. */
export function useShownElsewhere(id: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    queries.setQueryData<string[]>(taskKeys.shownElsewhere(), (ids = []) => [...new Set([...ids, id])]);
  }, [queries, id]);
}
