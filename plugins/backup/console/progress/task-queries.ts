import type { ApiClient } from '@signalbox/api/client';
import { queryOptions } from '@tanstack/react-query';
import { readTask, type Task } from '../task';

export const taskKeys = {
  running: () => ['core/taskmanager', 'running'] as const,
  followed: () => ['core/taskmanager', 'followed'] as const,
  shownElsewhere: () => ['core/taskmanager', 'shown elsewhere'] as const,
};

/** What runs at this moment of some types, whoever started it. Asked once, when the page is loaded. */
export const runningTasksQuery = (api: ApiClient, types: readonly string[]) =>
  queryOptions({
    queryKey: taskKeys.running(),
    queryFn: async ({ signal }): Promise<Task[]> => {
      const { items } = await api.list<object>(
        'core/taskmanager',
        {
          sort: { startTime: -1 },
          limit: 15,
          filter: { status: 'ongoing', type: { $in: [...types] } },
          withCount: false,
        },
        { signal },
      );
      return items.flatMap((row) => readTask(row) ?? []);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What was started in this window, or was told to have begun: a short task may be over before anybody could look it up. */
export const followedTasksQuery = () =>
  queryOptions({
    queryKey: taskKeys.followed(),
    queryFn: (): Task[] => [],
    initialData: [] as Task[],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Ids of those that a dialog of this window shows, or has shown, to their end. */
export const shownElsewhereQuery = () =>
  queryOptions({
    queryKey: taskKeys.shownElsewhere(),
    queryFn: (): string[] => [],
    initialData: [] as string[],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
