import { ApiError } from '@signalbox/api/client';
import { useConsole } from '@signalbox/api/react';
import { useEffect, useState } from 'react';
import { readNews, statusOf, type TaskNews } from '../task';
import { useTaskNews } from './use-task-news';

interface Asked {
  /** The last frame before it was asked: a later one knows better. */
  after: TaskNews | undefined;
  news?: TaskNews;
  isUnknown: boolean;
}

/** How a task stands. Where nothing was said of it for a while, the platform is asked; it may not know it (any more). */
export function useFollowedNews(id: string): { news: TaskNews | undefined; isUnknown: boolean } {
  const { api } = useConsole();
  const told = useTaskNews(id);
  const [asked, setAsked] = useState<Asked>();
  const answer = asked?.after === told ? asked : undefined;
  const news = answer?.news ?? told;
  const isUnknown = answer?.isUnknown === true;
  const isOver = isUnknown || (news !== undefined && statusOf(news) !== 'ongoing');

  useEffect(() => {
    if (isOver) return;
    const gone = new AbortController();
    const ask = async () => {
      const found = await api
        .get<TaskRow>(`core/taskmanager/${id}`, { signal: gone.signal })
        .then(newsOf)
        // What else goes wrong says nothing of the task: it is asked again.
        .catch((error: unknown) => (isNotFound(error) ? ('unknown' as const) : undefined));
      if (gone.signal.aborted) return;
      if (found === 'unknown') setAsked({ after: told, isUnknown: true });
      else setAsked({ after: told, isUnknown: false, news: found ?? answer?.news });
    };
    const timer = setTimeout(() => void ask(), quietMilliseconds);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [api, id, isOver, told, answer]);
  return { news, isUnknown };
}

interface TaskRow {
  progress: number;
  status?: string;
  phase?: string;
  content?: string;
  reason?: TaskNews['reason'];
  canPause?: boolean;
}

function newsOf({ content, ...row }: TaskRow): TaskNews | undefined {
  return readNews({ ...row, ...(content ? { message: content } : {}) });
}

function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && (error.errorName === 'notFound' || error.status === 404);
}

const quietMilliseconds = 10_000;
