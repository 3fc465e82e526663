import type { DialogId } from '@signalbox/schemas';

/** A kind of backup on the wire: of one project, of the whole database, or of all time series. */
export interface WireScope {
  /** Path of its routes, below `/rest`. */
  path: 'core/backup' | 'core/dbBackup' | 'core/tsdbBackup';
  /** First part of its permission keys. */
  model: 'backup' | 'dbBackup' | 'tsdbBackup';
  /** Kinds of its jobs. */
  kinds: Record<JobAction, string>;
  /** Last part of the `type` of its tasks. */
  jobType: 'data' | 'database' | 'time-series';
  cycles: CycleScope;
}
export type JobAction = 'backup' | 'restore' | 'verify';

/** Scheduled backups of one kind. */
export interface CycleScope {
  /** Path of their routes, below `/rest`. */
  path: 'core/backupCycle' | 'core/dbBackupCycle' | 'core/tsdbBackupCycle';
  /** First part of their permission keys. */
  model: 'backupCycle' | 'dbBackupCycle' | 'tsdbBackupCycle';
  form: Extract<DialogId, 'backup/cycle' | 'backup/platform-cycle'>;
}

export const wireScopes = {
  project: {
    path: 'core/backup',
    model: 'backup',
    kinds: { backup: 'backup', restore: 'restore', verify: 'verify' },
    jobType: 'data',
    cycles: { path: 'core/backupCycle', model: 'backupCycle', form: 'backup/cycle' },
  },
  database: {
    path: 'core/dbBackup',
    model: 'dbBackup',
    kinds: { backup: 'databaseBackup', restore: 'databaseRestore', verify: 'databaseVerify' },
    jobType: 'database',
    cycles: { path: 'core/dbBackupCycle', model: 'dbBackupCycle', form: 'backup/platform-cycle' },
  },
  timeSeries: {
    path: 'core/tsdbBackup',
    model: 'tsdbBackup',
    kinds: { backup: 'timeSeriesBackup', restore: 'timeSeriesRestore', verify: 'timeSeriesVerify' },
    jobType: 'time-series',
    cycles: { path: 'core/tsdbBackupCycle', model: 'tsdbBackupCycle', form: 'backup/platform-cycle' },
  },
} as const satisfies Record<string, WireScope>;

export type ScopeKey = keyof typeof wireScopes;
