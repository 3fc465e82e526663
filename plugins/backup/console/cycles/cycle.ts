import type { BackupItem } from '../../shared/backup-items';

/** A record of `core/backupCycle`, or of the cycles of another kind. Older platforms omit some fields. */
export type BackupCycle = {
  id: string;
  name: string;
  fileName?: string;
  cycle?: { count: number; unit: 'h' | 'd' };
  item?: Partial<Record<BackupItem, boolean>>;
  /** Replaces `item` in a backup of the whole platform. */
  parts?: Record<string, boolean>;
  disable?: boolean;
  isOffsite?: boolean;
  /** ISO. */
  nextRun?: string;
  lastRun?: string;
  lastOutcome?: CycleOutcome;
};

export type CycleOutcome = {
  status: 'ongoing' | 'succeed' | 'fail' | 'pause';
  message: string;
  removed?: number;
  offsite?: OffsiteOutcome;
};

export type OffsiteOutcome = {
  status: 'ongoing' | 'succeed' | 'fail';
  reason?: string;
  /** The FTP server's reply. */
  message: string;
};

/** A backup in the preview of a retention rule. */
export interface PlannedBackup {
  id: string;
  name: string;
  createTime: string;
  /** MB. */
  size: number;
  keptFor?: 'rule' | 'protected' | 'inUse' | 'newestGood' | 'unfinished' | 'noGoodSince';
}

/** Cycles whose name contains the typed text, ignoring case. */
export function findCycles(cycles: readonly BackupCycle[], typed: string): BackupCycle[] {
  const wanted = typed.trim().toLocaleLowerCase();
  return cycles.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
}
