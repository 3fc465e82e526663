import { documentedLiveType } from '@signalbox/api/client';
import { useConsole } from '@signalbox/api/react';
import { useEffect, useState } from 'react';
import { readUpdates, type TaskUpdates } from './task';

/** State of a task, at once and after every change. Undefined until the first frame. */
export function useTaskUpdates(id: string): TaskUpdates | undefined {
  const { live, project } = useConsole();
  const [updates, setUpdates] = useState<TaskUpdates>();
  useEffect(() => {
    const subscription = live({
      type: documentedLiveType,
      query: { projectId: project, requestid: id },
      onMessage: (data) => setUpdates((last) => readUpdates(data) ?? last),
    });
    return () => subscription.close();
  }, [live, project, id]);
  return updates;
}
