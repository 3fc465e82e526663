import type { JobUpdate, StoredJob } from '@signalbox/api';
import type { ConsoleJobKind } from '@signalbox/api/plugin';

/** A row of `core/taskmanager`, or the known fields of a task that was just started. */
export type Task = Pick<StoredJob, 'id'> & { kind: string } & Partial<Pick<StoredJob, 'name'>>;

/** The state of a job. Older platforms send only the progress. */
export type TaskUpdates = Pick<JobUpdate, 'progress'> & Partial<JobUpdate>;

/**
 * A row of `core/taskmanager`, or `data` of a frame of its live messages; undefined for a task of another kind. A
 * platform without `mark` sends the kind of task in `type`.
 */
export function readTask(data: unknown, kinds: readonly ConsoleJobKind[]): Task | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { id, name, mark, type } = data as { id?: string; mark?: string; type?: string; name?: string };
  const kind = kinds.find((each) => each.kind === mark || each.type === type);
  return kind && typeof id === 'string' ? { id, name, kind: kind.kind } : undefined;
}

export function readUpdates(data: unknown): TaskUpdates | undefined {
  if (typeof data !== 'object' || data === null || !('progress' in data)) return undefined;
  const { progress } = data;
  return typeof progress === 'number'
    ? { ...(data as TaskUpdates), progress: Math.min(1, Math.max(0, progress)) }
    : undefined;
}

/** The outcome of a task, or that it runs. Without a status, progress 1 means that it has ended. */
export function statusOf({ status, progress }: TaskUpdates): NonNullable<TaskUpdates['status']> {
  if (status === 'fail' || status === 'pause') return status;
  return progress >= 1 || status === 'finish' ? 'finish' : 'ongoing';
}
