import { accountProject } from '@signalbox/platform-kit';
import type { DialogId } from '@signalbox/schemas';
import { databaseHome, timeSeriesHome } from '@signalbox/project-data';
import type { BackupJobKind } from './job-kinds';

/** What a kind of backup is of: one project, the whole database, or all time series. The machinery is the same. */
export interface BackupScope {
  /** Of its routes, below `/rest`. */
  path: 'core/backup' | 'core/dbBackup' | 'core/tsdbBackup';
  /** First part of its permission keys. */
  model: 'backup' | 'dbBackup' | 'tsdbBackup';
  /** Where records and archives stand that are no project's. */
  home?: string;
  marks: { backup: BackupJobKind; restore: BackupJobKind; verify: BackupJobKind };
  cycles: CycleScope;
}

/** Periodic backups of one kind. */
export interface CycleScope {
  /** First part of their permission keys, and under `core/` their path. */
  model: 'backupCycle' | 'dbBackupCycle' | 'tsdbBackupCycle';
  form: Extract<DialogId, 'backup/cycle' | 'backup/platform-cycle'>;
}

export const projectScope: BackupScope = {
  path: 'core/backup',
  model: 'backup',
  marks: { backup: 'backup', restore: 'restore', verify: 'verify' },
  cycles: { model: 'backupCycle', form: 'backup/cycle' },
};
const databaseScope: BackupScope = {
  path: 'core/dbBackup',
  model: 'dbBackup',
  home: databaseHome,
  marks: { backup: 'databaseBackup', restore: 'databaseRestore', verify: 'databaseVerify' },
  cycles: { model: 'dbBackupCycle', form: 'backup/platform-cycle' },
};
const timeSeriesScope: BackupScope = {
  path: 'core/tsdbBackup',
  model: 'tsdbBackup',
  home: timeSeriesHome,
  marks: { backup: 'timeSeriesBackup', restore: 'timeSeriesRestore', verify: 'timeSeriesVerify' },
  cycles: { model: 'tsdbBackupCycle', form: 'backup/platform-cycle' },
};

export const scopes: readonly BackupScope[] = [projectScope, databaseScope, timeSeriesScope];

type BackupAction = 'view' | 'export' | 'import' | 'restore' | 'upload' | 'download' | 'delete';

export function permissionFor({ model }: BackupScope, action: BackupAction): string {
  return `${model}.${action}`;
}

/** In place of the project of a request, wherever records, archives and modules are looked up. */
export function homeIn({ home }: BackupScope, project: string): string {
  return home ?? project;
}

/** Of a task, which stands in the project from which it was started. */
export function homeOfTask({ project, mark }: { project: string; mark: string }): string {
  const scope = scopeOf(mark);
  return scope ? homeIn(scope, project) : project;
}

/** Whose records stand there. */
export function scopeOfHome(home: string): BackupScope {
  return scopes.find((scope) => scope.home === home) ?? projectScope;
}

/** Where the tasks of what nobody starts stand, and whose settings it goes by: the default project for what is none. */
export function projectOfHome(home: string): string {
  return scopeOfHome(home).home === undefined ? home : accountProject;
}

/** True where a restore may change accounts, and what sessions stand on. */
export function mustEndSessions(home: string): boolean {
  return home !== timeSeriesHome;
}

export function isBackup(mark: string): boolean {
  return scopeOf(mark)?.marks.backup === mark;
}

export function isRestore(mark: string): boolean {
  return scopeOf(mark)?.marks.restore === mark;
}

export function isVerification(mark: string): boolean {
  return scopeOf(mark)?.marks.verify === mark;
}

/** Whose backup, restore or verification it is; undefined for every other operation. */
function scopeOf(mark: string): BackupScope | undefined {
  return scopes.find(({ marks }) => Object.values<string>(marks).includes(mark));
}
