import type { PluginName } from './find-plugin-names';

/** Names that are stored, or on the wire: they cannot change. The test also fails on an entry that is not found any more. */
export const allowedNames: readonly PluginName[] = [
  // The name of a message, which language packs have. The archive writer of any plug-in may throw it.
  { file: 'packages/api/src/errors.ts', name: 'backupTooManyFiles' },
  { file: 'packages/platform-kit/src/archive-files/archive-job-error.ts', name: 'backupTooManyFiles' },
  // Channels between replicas of two versions.
  { file: 'packages/jobs/src/progress.ts', name: 'backup.begun' },
  { file: 'packages/jobs/src/progress.ts', name: 'backup.task' },
  { file: 'packages/jobs/src/progress.ts', name: 'backup.pause' },
  // A folder of the data folder.
  { file: 'packages/platform-kit/src/archive-files/temporary-files.ts', name: 'backups' },
  // Models of permission keys on the wire.
  { file: 'packages/platform-kit/src/project-access.ts', name: 'dbBackup' },
  { file: 'packages/platform-kit/src/project-access.ts', name: 'dbBackupCycle' },
  { file: 'packages/platform-kit/src/project-access.ts', name: 'tsdbBackup' },
  { file: 'packages/platform-kit/src/project-access.ts', name: 'tsdbBackupCycle' },
  // A collection of documents that no archive restores.
  { file: 'packages/project-data/src/modules/row-tables.ts', name: 'backup' },
  // A permission on the wire.
  { file: 'packages/project-data/src/modules/write-permissions.ts', name: 'backup.download' },
  // The `detail` of an error on the wire.
  { file: 'packages/project-data/src/plan/plan-modules.ts', name: 'not in this backup' },
];
