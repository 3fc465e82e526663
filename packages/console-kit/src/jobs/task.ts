import type { ConsoleJobKind } from '@signalbox/api/plugin';

/** A row of `core/taskmanager`, or the known fields of a task that was just started. */
export interface Task {
  id: string;
  /** Kind of the job. */
  mark: string;
  name?: string;
}

/** `data` of a frame of `historycomputed`. */
export interface TaskUpdates {
  /** 0 to 1; 1 only when it is done. */
  progress: number;
  status?: 'ongoing' | 'finish' | 'pause' | 'fail';
  phase?: string;
  /** Error message of the platform. */
  message?: string;
  /** Reason code with the params of its message, if the platform sends one. */
  reason?: { reason: string } & Record<string, string | number>;
  /** False once the task can no longer be stopped. */
  canPause?: boolean;
}

/**
 * A row of `core/taskmanager`, or `data` of a frame of its live messages; undefined for a task of another kind. A
 * platform without `mark` sends the kind of task in `type`.
 */
export function readTask(data: unknown, kinds: readonly ConsoleJobKind[]): Task | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { id, name, mark, type } = data as { id?: string; mark?: string; type?: string; name?: string };
  const kind = kinds.find((each) => each.mark === mark || each.type === type);
  return kind && typeof id === 'string' ? { id, name, mark: kind.mark } : undefined;
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
