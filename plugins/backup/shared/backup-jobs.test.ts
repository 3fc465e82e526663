import { expect, it } from 'vitest';
import { backupJobs } from './backup-jobs';

it('names jobs as clients and stored tasks name them', () => {
  const rows = backupJobs.map(({ kind: mark, type, permissions }) => [mark, type, permissions.view, permissions.start]);
  expect(rows).toEqual([
    ['backup', 'backup-data', 'backup.view', 'backup.export'],
    ['restore', 'restore-data', 'backup.view', 'backup.import'],
    ['verify', 'verify-data', 'backup.view', 'backup.view'],
    ['databaseBackup', 'backup-database', 'dbBackup.view', 'dbBackup.export'],
    ['databaseRestore', 'restore-database', 'dbBackup.view', 'dbBackup.import'],
    ['databaseVerify', 'verify-database', 'dbBackup.view', 'dbBackup.view'],
    ['timeSeriesBackup', 'backup-time-series', 'tsdbBackup.view', 'tsdbBackup.export'],
    ['timeSeriesRestore', 'restore-time-series', 'tsdbBackup.view', 'tsdbBackup.import'],
    ['timeSeriesVerify', 'verify-time-series', 'tsdbBackup.view', 'tsdbBackup.view'],
  ]);
});
