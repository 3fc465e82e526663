import { readAgain, useConsole } from '@signalbox/api/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { backupKeys } from '../backup-queries';
import { readTask } from '../task';
import { useFollow } from './use-follow';

/**
 * Shows the progress of every task that starts while the page is open, including those of other users and cycles. Refetches the
 * list when the connection opens: a short task may have started and ended after the list was loaded.
 */
export function useStartedTasks(): void {
  const { live } = useConsole();
  const queries = useQueryClient();
  const follow = useFollow();
  useEffect(() => {
    const subscription = live({
      type: 'taskmanager',
      query: {},
      onMessage: (data) => {
        const task = readTask(data);
        if (task) follow(task);
      },
      onStateChange: (state) => {
        if (state === 'open') void readAgain(queries, backupKeys.all);
      },
    });
    return () => subscription.close();
  }, [live, follow, queries]);
}
