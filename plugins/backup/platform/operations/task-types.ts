import type { OperationType } from './contract';

/** `type` of a task on the wire: clients look running tasks up by it. */
export const taskTypes: Record<OperationType, string> = {
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

/** Permission that ends a task: that of starting one. */
export function pausePermission(type: OperationType): string {
  switch (type) {
    case 'configExport':
    case 'configImport':
      return 'backup.add';
    case 'restore':
      return 'backup.import';
    case 'databaseRestore':
      return 'dbBackup.import';
    case 'timeSeriesRestore':
      return 'tsdbBackup.import';
    case 'verify':
      return 'backup.view';
    case 'databaseVerify':
      return 'dbBackup.view';
    case 'timeSeriesVerify':
      return 'tsdbBackup.view';
    case 'backup':
      return 'backup.export';
    case 'databaseBackup':
      return 'dbBackup.export';
    case 'timeSeriesBackup':
      return 'tsdbBackup.export';
  }
}

/** Permission that sees what is made so, or is restored. */
export function viewPermission(type: OperationType): string {
  switch (type) {
    case 'configExport':
    case 'configImport':
      return 'backup.add';
    case 'backup':
    case 'restore':
    case 'verify':
      return 'backup.view';
    case 'databaseBackup':
    case 'databaseRestore':
    case 'databaseVerify':
      return 'dbBackup.view';
    case 'timeSeriesBackup':
    case 'timeSeriesRestore':
    case 'timeSeriesVerify':
      return 'tsdbBackup.view';
  }
}

/** Any of them lets one see tasks. */
export const taskViewPermissions = ['backup.view', 'dbBackup.view', 'tsdbBackup.view', 'backup.add'] as const;
