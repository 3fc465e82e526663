import type { LiveConnection, LiveSource, PlatformKit } from '@signalbox/platform-kit';
import type { FastifyBaseLogger } from 'fastify';
import { isSeenFrom, ongoingTasks, type Task } from './task-store';
import { maySeeTask, operationTypes } from './task-types';

interface SourceParts {
  kit: PlatformKit;
  log: FastifyBaseLogger;
}

/** A frame of `/ws/taskmanager`. */
type TaskFrame = Pick<Task, 'id' | 'type' | 'mark' | 'name'>;

/**
 * `/ws/taskmanager`: tells every console of a project what begins there, whoever starts it and on whichever replica, and
 * at first what runs: `{id, type, mark, name}`. What is of no project is told to those of every project. Each hears only of
 * what it may see. How it goes on is for `historycomputed`.
 */
export function createTaskSource({ kit, log }: SourceParts): LiveSource {
  /** With the id of the last task that each was told of: what begins just then is read as running, too. */
  const open = new Map<LiveConnection, string>();
  const tell = (connection: LiveConnection, { id, type, mark, name }: TaskFrame) => {
    if (!open.has(connection) || open.get(connection) === id || !maySeeTask(connection.viewer, mark)) return;
    open.set(connection, id);
    connection.send({ id, type, mark, name });
  };

  kit.listen(begunChannel, (message) => {
    const task = message as unknown as TaskFrame & { project: string };
    for (const each of open.keys()) if (isSeenFrom(each.project, task)) tell(each, task);
  });
  async function tellRunning(connections: readonly LiveConnection[]) {
    try {
      const tasks = await ongoingTasks(kit);
      for (const each of connections) for (const task of tasks) if (isSeenFrom(each.project, task)) tell(each, task);
    } catch (err) {
      log.warn({ err }, 'what runs could not be told');
    }
  }
  kit.onGap(() => void tellRunning([...open.keys()]));

  return (connection) => {
    if (!operationTypes.some((type) => maySeeTask(connection.viewer, type))) return connection.close('forbidden');
    open.set(connection, '');
    connection.onClose(() => open.delete(connection));
    void tellRunning([connection]);
  };
}

/** Tells all replicas that a task has begun. */
export async function tellBegun(kit: PlatformKit, project: string, { id, type, mark, name }: TaskFrame): Promise<void> {
  await kit.notify(begunChannel, { project, id, type, mark, name });
}

const begunChannel = 'backup.begun';
