/** A row of `core/taskmanager`, or what is known of a task that was just started. */
export interface Task {
  id: string;
  mark: TaskMark;
  name?: string;
}
const taskMarks = ['backup', 'restore', 'verify'] as const;
export type TaskMark = (typeof taskMarks)[number];

/** `data` of a frame of `historycomputed`. */
export interface TaskNews {
  /** 0 to 1; 1 only when it is done. */
  progress: number;
  status?: 'ongoing' | 'finish' | 'pause' | 'fail';
  phase?: string;
  /** What went wrong, in plain words. */
  message?: string;
}

/** Labels by which running tasks are looked up. */
export const taskTypes: Record<TaskMark, string> = {
  backup: 'backup-data',
  restore: 'restore-data',
  verify: 'verify-data',
};

/** A platform without `mark` says by `type` what the task does. */
export function markOf({ mark, type }: { mark?: string; type?: string }): TaskMark | undefined {
  return taskMarks.find((each) => each === mark || taskTypes[each] === type);
}

export function readNews(data: unknown): TaskNews | undefined {
  if (typeof data !== 'object' || data === null || !('progress' in data)) return undefined;
  const { progress } = data;
  return typeof progress === 'number'
    ? { ...(data as TaskNews), progress: Math.min(1, Math.max(0, progress)) }
    : undefined;
}

/** How a task ended, or that it goes on. A platform that says only how far it is has ended at 1. */
export function statusOf({ status, progress }: TaskNews): NonNullable<TaskNews['status']> {
  if (status === 'fail' || status === 'pause') return status;
  return progress >= 1 || status === 'finish' ? 'finish' : 'ongoing';
}
