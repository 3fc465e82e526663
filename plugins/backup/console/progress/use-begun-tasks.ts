import { useConsole } from '@signalbox/api/react';
import { useEffect } from 'react';
import { readTask } from './task';
import { useFollow } from './use-follow';

/** Shows the progress of whatever begins while the page is open, whoever started it: somebody else, or a cycle. */
export function useBegunTasks(): void {
  const { live } = useConsole();
  const follow = useFollow();
  useEffect(() => {
    const subscription = live({
      type: 'taskmanager',
      query: {},
      onMessage: (data) => {
        const task = readTask(data);
        if (task) follow(task);
      },
    });
    return () => subscription.close();
  }, [live, follow]);
}
