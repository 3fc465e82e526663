import type { BackupRecord } from './backup-record';

/** Why a backup is kept: by the rule, or because it must not be deleted. */
export type KeptFor = 'rule' | 'protected' | 'inUse' | 'newestGood' | 'unfinished' | 'noGoodSince';

/** A backup in the preview of a retention rule. */
export type PreviewedBackup = Pick<
  BackupRecord,
  'id' | 'name' | 'createTime' | 'size' | 'bytes' | 'status' | 'isProtected'
>;

/** Response of `POST core/backupCycle/retentionPreview`: the backups of a cycle that a rule would keep and delete now. */
export interface PreviewedRetention {
  keep: (PreviewedBackup & { keptFor: KeptFor })[];
  delete: PreviewedBackup[];
}
