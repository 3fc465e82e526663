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
  timeSeriesBackup: 'backup-time-series',
  timeSeriesRestore: 'restore-time-series',
};

/** Permission that ends a task: that of starting one. */
export function pausePermission(type: OperationType): string {
  switch (type) {
    case 'configExport':
    case 'configImport':
      return 'backup.add';
    case 'restore':
    case 'databaseRestore':
    case 'timeSeriesRestore':
      return 'backup.import';
    case 'backup':
    case 'verify':
    case 'databaseBackup':
    case 'timeSeriesBackup':
      return 'backup.export';
  }
}
