import type { JobReason, LeftOutContent, MessageLocale, RestoreCounts } from '@signalbox/api';
import type { JsonObject } from '@signalbox/schemas';
import type { ArchiveItems } from '@signalbox/schemas/types';

export type BackupOrigin = 'manual' | 'cycle' | 'upload' | 'safety';

/** A document of `core/backup`: a backup, or a restore. */
export type BackupRecord = {
  id: string;
  name: string;
  item: ArchiveItems;
  modules: string[];
  excludedDirs: string[];
  /** The rule of a restore for each module, `fileServer` and `html`. */
  moduleRules?: JsonObject;
  /** `import` records are restores. They have no archive. */
  type: 'export' | 'import';
  status: 'ongoing' | 'succeed' | 'fail';
  /** Size of the archive, in MB and in bytes. */
  size: number;
  bytes: number;
  /** Uncompressed bytes of the content, and seconds for making the backup. */
  contentBytes?: number;
  seconds?: number;
  /** ISO. */
  createTime: string;
  updateTime: string;
  /** ISO: the moment of the snapshot. */
  time?: string;
  origin: BackupOrigin;
  cycleId?: string;
  isProtected: boolean;
  /** Time and result of the last verification. */
  verified?: { time: string; isWhole: boolean; reason?: string };
  /** Job of the running verification, if it still runs. */
  verifying?: string;
  /** Username. */
  creator: string;
  /** Error message. */
  message?: string;
  /** Language of `message`. */
  language?: MessageLocale;
  /** The rest only of restores: ids of the restored backup and of its safety backup. */
  backupId?: string;
  safetyId?: string;
  /** File name of the restored backup, for users. */
  file?: string;
  /** The applied changes, after the restore. */
  counts?: RestoreTotals;
  /** Why it failed: a code with the parameters of its message. */
  reason?: JobReason;
};

/** Applied changes by module and kind of files. `invalid`: content that was left out. */
export type RestoreTotals = { name: string; counts: RestoreCounts; invalid?: LeftOutContent }[];
