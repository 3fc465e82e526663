import { useConsole } from '@signalbox/api/react';
import { useEffect, useState } from 'react';
import { readUpdates, type TaskUpdates } from '../task';

/** How a task stands: told at once, and at every change. Undefined until the first word. */
export function useTaskUpdates(id: string): TaskUpdates | undefined {
  const { live, project } = useConsole();
  const [updates, setUpdates] = useState<TaskUpdates>();
  useEffect(() => {
    const subscription = live({
      type: 'historycomputed',
      query: { projectId: project, requestid: id },
      onMessage: (data) => setUpdates((last) => readUpdates(data) ?? last),
    });
    return () => subscription.close();
  }, [live, project, id]);
  return updates;
}
