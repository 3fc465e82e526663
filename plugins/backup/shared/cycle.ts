import type { BackupCycleValues, BackupPlatformCycleValues, Retention } from '@signalbox/schemas/types';
import type { OffsiteOutcome } from './offsite';

/**
 * The values that users set: those of the dialog form `backup/cycle`, or of `backup/platform-cycle` for the database
 * and the time series.
 */
export type CycleForm = Required<Pick<BackupCycleValues, 'name' | 'fileName' | 'cycle' | 'isOffsite' | 'disable'>> &
  Partial<
    Pick<BackupCycleValues, 'at' | 'timeZone' | 'item' | 'mongoItem' | 'excludedDirs'> &
      Pick<BackupPlatformCycleValues, 'parts'>
  > & {
    retention: Retention;
  };

/** A record of `core/backupCycle`, `core/dbBackupCycle` or `core/tsdbBackupCycle`. */
export type BackupCycle = CycleForm & {
  id: string;
  /** ISO. Undefined while the cycle is disabled. */
  nextRun?: string;
  lastRun?: string;
  lastOutcome?: CycleOutcome;
};

export type CycleOutcome = {
  status: 'ongoing' | 'succeed' | 'fail' | 'pause';
  /** Error message. */
  message: string;
  backupId: string;
  /** ISO. */
  time: string;
  /** Number of backups that retention removed. */
  removed?: number;
  offsite?: OffsiteOutcome;
};
