import type { ApiClient } from '@signalbox/api/client';
import { queryOptions } from '@tanstack/react-query';
import { markOf, taskTypes, type Task } from './task';

export const taskKeys = {
  running: () => ['core/taskmanager', 'running'] as const,
  followed: () => ['core/taskmanager', 'followed'] as const,
};

interface TaskRow {
  id: string;
  mark?: string;
  type?: string;
  name?: string;
}

/** What runs at this moment, whoever started it. Asked once, when the page is loaded. */
export const runningTasksQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: taskKeys.running(),
    queryFn: async ({ signal }): Promise<Task[]> => {
      const { items } = await api.list<TaskRow>(
        'core/taskmanager',
        {
          sort: { startTime: -1 },
          limit: 15,
          filter: { status: 'ongoing', type: { $in: Object.values(taskTypes) } },
          withCount: false,
        },
        { signal },
      );
      return items.flatMap(({ id, name, ...row }) => {
        const mark = markOf(row);
        return mark ? [{ id, name, mark }] : [];
      });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What was started in this window: a short task may be over before anybody could look it up. */
export const followedTasksQuery = () =>
  queryOptions({
    queryKey: taskKeys.followed(),
    queryFn: (): Task[] => [],
    initialData: [] as Task[],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
