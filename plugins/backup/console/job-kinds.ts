import type { ConsoleJobKind } from '@signalbox/api/plugin';

/** Start of the keys of all queries whose results change with a backup or a restore. */
export const backupQueryKey = ['core/backup'] as const;

const shared = { namespace: 'backup', queryKey: backupQueryKey } as const;

const backup = (mark: string, type: string, model: string): ConsoleJobKind => ({
  ...shared,
  mark,
  type,
  permissions: { view: `${model}.view`, start: `${model}.export` },
  title: 'backup::progress.backup',
  done: 'backup::done.backup',
});
const restore = (mark: string, type: string, model: string): ConsoleJobKind => ({
  ...shared,
  mark,
  type,
  permissions: { view: `${model}.view`, start: `${model}.import` },
  title: 'backup::progress.restore',
  done: 'backup::done.restore',
  changesData: true,
  endsSession: mark !== 'timeSeriesRestore',
});
const verify = (mark: string, type: string, model: string): ConsoleJobKind => ({
  ...shared,
  mark,
  type,
  permissions: { view: `${model}.view`, start: `${model}.view` },
  title: 'backup::progress.verify',
  done: 'backup::done.verify',
});

/** The jobs of the three backup scopes. */
export const jobKinds: readonly ConsoleJobKind[] = [
  backup('backup', 'backup-data', 'backup'),
  restore('restore', 'restore-data', 'backup'),
  verify('verify', 'verify-data', 'backup'),
  backup('databaseBackup', 'backup-database', 'dbBackup'),
  restore('databaseRestore', 'restore-database', 'dbBackup'),
  verify('databaseVerify', 'verify-database', 'dbBackup'),
  backup('timeSeriesBackup', 'backup-time-series', 'tsdbBackup'),
  restore('timeSeriesRestore', 'restore-time-series', 'tsdbBackup'),
  verify('timeSeriesVerify', 'verify-time-series', 'tsdbBackup'),
];
