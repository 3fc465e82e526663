import { useConsole } from '@signalbox/api/react';
import { useEffect, useState } from 'react';
import { readNews, type TaskNews } from '../task';

/** How a task stands: told at once, and at every change. Undefined until the first word. */
export function useTaskNews(id: string): TaskNews | undefined {
  const { live, project } = useConsole();
  const [news, setNews] = useState<TaskNews>();
  useEffect(() => {
    const subscription = live({
      type: 'historycomputed',
      query: { projectId: project, requestid: id },
      onMessage: (data) => setNews((last) => readNews(data) ?? last),
    });
    return () => subscription.close();
  }, [live, project, id]);
  return news;
}
