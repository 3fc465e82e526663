/** A row of `core/taskmanager`, or what is known of a task that was just started. */
export interface Task {
  id: string;
  mark: TaskMark;
  name?: string;
}
const taskKinds = [
  'backup',
  'restore',
  'verify',
  'configExport',
  'configImport',
  'databaseBackup',
  'databaseRestore',
  'databaseVerify',
  'timeSeriesBackup',
  'timeSeriesRestore',
  'timeSeriesVerify',
] as const;
export type TaskMark = (typeof taskKinds)[number];

/** `data` of a frame of `historycomputed`. */
export interface TaskUpdates {
  /** 0 to 1; 1 only when it is done. */
  progress: number;
  status?: 'ongoing' | 'finish' | 'pause' | 'fail';
  phase?: string;
  /** What went wrong, in plain words. */
  message?: string;
  /** Why, as a code with what fills the holes of its words, where the platform has one. */
  reason?: { reason: string } & Record<string, string | number>;
  /** False once it can no longer be ended. */
  canPause?: boolean;
}

/** `type` of a task on the wire. */
const taskTypes: Record<TaskMark, string> = {
  backup: 'backup-data',
  restore: 'restore-data',
  verify: 'verify-data',
  configExport: 'config-export',
  configImport: 'config-import',
  databaseBackup: 'backup-database',
  databaseRestore: 'restore-database',
  databaseVerify: 'verify-database',
  timeSeriesBackup: 'backup-time-series',
  timeSeriesRestore: 'restore-time-series',
  timeSeriesVerify: 'verify-time-series',
};

type TaskKind = 'backup' | 'restore' | 'verify' | 'export' | 'import';

/** What kind of task it is, and whose permissions see and end it. */
const kinds: Record<TaskMark, { kind: TaskKind; model: string }> = {
  backup: { kind: 'backup', model: 'backup' },
  restore: { kind: 'restore', model: 'backup' },
  verify: { kind: 'verify', model: 'backup' },
  configExport: { kind: 'export', model: 'backup' },
  configImport: { kind: 'import', model: 'backup' },
  databaseBackup: { kind: 'backup', model: 'dbBackup' },
  databaseRestore: { kind: 'restore', model: 'dbBackup' },
  databaseVerify: { kind: 'verify', model: 'dbBackup' },
  timeSeriesBackup: { kind: 'backup', model: 'tsdbBackup' },
  timeSeriesRestore: { kind: 'restore', model: 'tsdbBackup' },
  timeSeriesVerify: { kind: 'verify', model: 'tsdbBackup' },
};

/** By the kind: the action that sees it, and the one that ends it, which is that of starting it. */
const actions: Record<TaskKind, { view: string; start: string }> = {
  backup: { view: 'view', start: 'export' },
  restore: { view: 'view', start: 'import' },
  verify: { view: 'view', start: 'view' },
  export: { view: 'add', start: 'add' },
  import: { view: 'add', start: 'add' },
};

/** True where it may have changed accounts: the platform has ended every session then. */
export function endsSession(mark: TaskMark): boolean {
  return kinds[mark].kind === 'restore' && mark !== 'timeSeriesRestore';
}

/** True where pages may show something that it has changed. */
export function changesData(mark: TaskMark): boolean {
  const { kind } = kinds[mark];
  return kind === 'restore' || kind === 'import';
}

export function kindOf(mark: TaskMark): TaskKind {
  return kinds[mark].kind;
}

/** Labels by which those that the user may see are looked up. */
export function typesToSee(may: (permission: string) => boolean): string[] {
  return taskKinds.filter((mark) => may(permissionTo('view', mark))).map((mark) => taskTypes[mark]);
}

export function pausePermission(mark: TaskMark): string {
  return permissionTo('start', mark);
}

function permissionTo(what: 'view' | 'start', mark: TaskMark): string {
  const { kind, model } = kinds[mark];
  return `${model}.${actions[kind][what]}`;
}

/** A platform without `mark` says by `type` what the task does. */
function markOf({ mark, type }: { mark?: string; type?: string }): TaskMark | undefined {
  return taskKinds.find((each) => each === mark || taskTypes[each] === type);
}

/** A row of `core/taskmanager`, or `data` of a frame of its live messages; undefined for a task of another kind. */
export function readTask(data: unknown): Task | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { id, name, ...row } = data as { id?: string; mark?: string; type?: string; name?: string };
  const mark = markOf(row);
  return mark && typeof id === 'string' ? { id, name, mark } : undefined;
}

export function readUpdates(data: unknown): TaskUpdates | undefined {
  if (typeof data !== 'object' || data === null || !('progress' in data)) return undefined;
  const { progress } = data;
  return typeof progress === 'number'
    ? { ...(data as TaskUpdates), progress: Math.min(1, Math.max(0, progress)) }
    : undefined;
}

/** How a task ended, or that it goes on. A platform that says only how far it is has ended at 1. */
export function statusOf({ status, progress }: TaskUpdates): NonNullable<TaskUpdates['status']> {
  if (status === 'fail' || status === 'pause') return status;
  return progress >= 1 || status === 'finish' ? 'finish' : 'ongoing';
}
