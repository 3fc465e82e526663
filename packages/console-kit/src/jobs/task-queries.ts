import type { ApiClient } from '@signalbox/api/client';
import { queryOptions } from '@tanstack/react-query';
import { readTask, type Task } from './task';
import type { ConsoleJobKind } from '@signalbox/api/plugin';

export const taskKeys = {
  running: () => ['core/taskmanager', 'running'] as const,
  followed: () => ['core/taskmanager', 'followed'] as const,
  shownElsewhere: () => ['core/taskmanager', 'shown elsewhere'] as const,
};

/** Running tasks of some types, of all users. Requested once, when the page is loaded. */
export const runningTasksQuery = (
  api: ApiClient,
  { kinds, types }: { kinds: readonly ConsoleJobKind[]; types: string[] },
) =>
  queryOptions({
    queryKey: taskKeys.running(),
    queryFn: async ({ signal }): Promise<Task[]> => {
      const { items } = await api.list<object>(
        'core/taskmanager',
        {
          sort: { startTime: -1 },
          limit: 15,
          filter: { status: 'ongoing', type: { $in: types } },
          withCount: false,
        },
        { signal },
      );
      return items.flatMap((row) => readTask(row, kinds) ?? []);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Tasks that this window started or live messages announced. A short task may end before a query could find it. */
export const followedTasksQuery = () =>
  queryOptions({
    queryKey: taskKeys.followed(),
    queryFn: (): Task[] => [],
    initialData: [] as Task[],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Ids of tasks that a dialog of this window shows or has shown. */
export const shownElsewhereQuery = () =>
  queryOptions({
    queryKey: taskKeys.shownElsewhere(),
    queryFn: (): string[] => [],
    initialData: [] as string[],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
