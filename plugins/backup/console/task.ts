/** A row of `core/taskmanager`, or the known fields of a task that was just started. */
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
  /** Error message of the platform. */
  message?: string;
  /** Reason code with the params of its message, if the platform sends one. */
  reason?: { reason: string } & Record<string, string | number>;
  /** False once the task can no longer be stopped. */
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

/** The kind of a task, and the permissions to see and stop it. */
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

/** By kind: the action to see the task, and the action to start or stop it. */
const actions: Record<TaskKind, { view: string; start: string }> = {
  backup: { view: 'view', start: 'export' },
  restore: { view: 'view', start: 'import' },
  verify: { view: 'view', start: 'view' },
  export: { view: 'add', start: 'add' },
  import: { view: 'add', start: 'add' },
};

/** True if the task may have changed accounts. The platform has then ended every session. */
export function endsSession(mark: TaskMark): boolean {
  return kinds[mark].kind === 'restore' && mark !== 'timeSeriesRestore';
}

/** True if the task may have changed data that pages show. */
export function changesData(mark: TaskMark): boolean {
  const { kind } = kinds[mark];
  return kind === 'restore' || kind === 'import';
}

export function kindOf(mark: TaskMark): TaskKind {
  return kinds[mark].kind;
}

/** Labels to query the tasks that the user may see. */
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

/** A platform without `mark` sends the kind of task in `type`. */
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

/** The outcome of a task, or that it runs. Without a status, progress 1 means that it has ended. */
export function statusOf({ status, progress }: TaskUpdates): NonNullable<TaskUpdates['status']> {
  if (status === 'fail' || status === 'pause') return status;
  return progress >= 1 || status === 'finish' ? 'finish' : 'ongoing';
}
