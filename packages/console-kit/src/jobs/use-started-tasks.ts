import type { ConsoleJobKind } from '@signalbox/api/plugin';
import { readAgain, useConsole } from '@signalbox/api/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readTask } from './task';
import { useFollow } from './use-follow';

/**
 * Shows the progress of every task that starts while the page is open, including those of other users and cycles. Refetches
 * the lists when the connection opens: a short task may have started and ended after they were loaded.
 */
export function useStartedTasks(kinds: readonly ConsoleJobKind[]): void {
  const { live } = useConsole();
  const queries = useQueryClient();
  const follow = useFollow();
  useEffect(() => {
    const subscription = live({
      type: 'taskmanager',
      query: {},
      onMessage: (data) => {
        const task = readTask(data, kinds);
        if (task) follow(task);
      },
      onStateChange: (state) => {
        if (state === 'open') for (const queryKey of queryKeysOf(kinds)) void readAgain(queries, queryKey);
      },
    });
    return () => subscription.close();
  }, [live, follow, queries, kinds]);
}

/** Without duplicates: most kinds of a plug-in change the same lists. */
function queryKeysOf(kinds: readonly ConsoleJobKind[]): (readonly string[])[] {
  return [...new Map(kinds.map(({ queryKey }) => [queryKey.join('\n'), queryKey])).values()];
}
