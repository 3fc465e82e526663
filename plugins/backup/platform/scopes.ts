import { accountProject } from '@signalbox/platform-kit';
import { databaseTarget, timeSeriesTarget } from '@signalbox/project-data';
import { type WireScope, wireScopes } from '../shared/scopes';

/** A kind of backup. All use the same code. */
export interface BackupScope extends WireScope {
  /** Stands for the project of records and archives that belong to none. */
  target?: string;
}

export const projectScope: BackupScope = wireScopes.project;
const databaseScope: BackupScope = { ...wireScopes.database, target: databaseTarget };
const timeSeriesScope: BackupScope = { ...wireScopes.timeSeries, target: timeSeriesTarget };

export const scopes: readonly BackupScope[] = [projectScope, databaseScope, timeSeriesScope];

type BackupAction = 'view' | 'export' | 'import' | 'restore' | 'upload' | 'download' | 'delete';

export function permissionFor({ model }: BackupScope, action: BackupAction): string {
  return `${model}.${action}`;
}

/** The target of a request: used instead of its project for records, archives and modules. */
export function backupTargetOf({ target }: BackupScope, project: string): string {
  return target ?? project;
}

/** The target of a job, which is stored in the project that started it. */
export function targetOfTask({ project, kind }: { project: string; kind: string }): string {
  const scope = scopeOf(kind);
  return scope ? backupTargetOf(scope, project) : project;
}

/** The scope whose records are stored below the target. */
export function scopeOfTarget(target: string): BackupScope {
  return scopes.find((scope) => scope.target === target) ?? projectScope;
}

/** The project of jobs without a user, and of their settings: the default project when the target is not a project. */
export function projectOfTarget(target: string): string {
  return scopeOfTarget(target).target === undefined ? target : accountProject;
}

/** True when a restore may change accounts or sessions. */
export function mustEndSessions(target: string): boolean {
  return target !== timeSeriesTarget;
}

export function isBackup(kind: string): boolean {
  return scopeOf(kind)?.kinds.backup === kind;
}

export function isRestore(kind: string): boolean {
  return scopeOf(kind)?.kinds.restore === kind;
}

export function isVerification(kind: string): boolean {
  return scopeOf(kind)?.kinds.verify === kind;
}

/** The scope of a backup, restore or verification. Undefined for every other job. */
function scopeOf(kind: string): BackupScope | undefined {
  return scopes.find(({ kinds }) => Object.values(kinds).includes(kind));
}
