import type { ConsoleJobKind } from '@signalbox/api/plugin';
import { readAgain, useConsole, useMay } from '@signalbox/api/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './progress-center.module.css';
import { readTask } from './task';
import type { TaskNoticeProps } from './task-notice';
import { followedTasksQuery, runningTasksQuery, shownElsewhereQuery } from './task-queries';
import { useFollow } from './use-follow';

// Loaded only while a task runs, because this component is on every page, which must not break if the code cannot be loaded.
const TaskNotice = lazy((): Promise<{ default: ComponentType<TaskNoticeProps> }> =>
  import('./task-notice').then(
    ({ TaskNotice }) => ({ default: TaskNotice }),
    () => ({ default: () => null }),
  ),
);

/** Progress of the jobs of some kinds, on every page. Loads running tasks with the page and receives later ones by live messages. */
export function ProgressCenter({ kinds }: { kinds: readonly ConsoleJobKind[] }) {
  const { t } = useTranslation('console-kit');
  const { api } = useConsole();
  const may = useMay();
  const types = kinds.filter(({ permissions }) => may(permissions.view)).map(({ type }) => type);
  const { data: running = [] } = useQuery(runningTasksQuery(api, { kinds, types }));
  useStartedTasks(kinds);
  const { data: followed } = useQuery(followedTasksQuery());
  const { data: shownElsewhere } = useQuery(shownElsewhereQuery());
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [announcement, setAnnouncement] = useState('');
  const handleClose = useCallback((id: string) => setClosed((ids) => new Set([...ids, id])), []);
  const known = new Set(followed.map(({ id }) => id));
  const tasks = [...running.filter(({ id }) => !known.has(id)), ...followed].filter(
    ({ id }) => !closed.has(id) && !shownElsewhere.includes(id),
  );

  return (
    <>
      <output className="visually-hidden">{announcement}</output>
      {tasks.length > 0 && (
        <section className={styles.tasks} aria-label={t('progress.label')}>
          <Suspense>
            {tasks.map((task) => {
              const kind = kinds.find(({ kind }) => kind === task.kind);
              const handlers = { onClose: handleClose, onAnnounce: setAnnouncement };
              return kind && <TaskNotice key={task.id} task={task} kind={kind} {...handlers} />;
            })}
          </Suspense>
        </section>
      )}
    </>
  );
}

/**
 * Shows the progress of every task that starts while the page is open, including those of other users and cycles. Refetches
 * the lists when the connection opens: a short task may have started and ended after they were loaded.
 */
function useStartedTasks(kinds: readonly ConsoleJobKind[]): void {
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
