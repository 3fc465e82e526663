import type { BackupItem } from '../backup-record';

/** A record of `core/backupCycle`, or of the cycles of another kind. Fields may be missing: older platforms keep less. */
export interface BackupCycle {
  id: string;
  name: string;
  fileName?: string;
  cycle?: { count: number; unit: 'h' | 'd' };
  item?: Partial<Record<BackupItem, boolean>>;
  /** In place of `item` where it is of no project. */
  parts?: Record<string, boolean>;
  disable?: boolean;
  isOffsite?: boolean;
  /** ISO. */
  nextRun?: string;
  lastRun?: string;
  lastOutcome?: CycleOutcome;
}

export interface CycleOutcome {
  status: 'ongoing' | 'succeed' | 'fail' | 'pause';
  message: string;
  removed?: number;
  offsite?: OffsiteOutcome;
}

export interface OffsiteOutcome {
  status: 'ongoing' | 'succeed' | 'fail';
  reason?: string;
  /** The FTP server's own words. */
  message: string;
}

/** A backup as the preview of a retention rule tells of it. */
export interface PlannedBackup {
  id: string;
  name: string;
  createTime: string;
  /** MB. */
  size: number;
  keptFor?: 'rule' | 'protected' | 'inUse' | 'newestGood' | 'unfinished' | 'noGoodSince';
}

/** Those whose name holds what was typed, whatever its case. */
export function findCycles(cycles: readonly BackupCycle[], typed: string): BackupCycle[] {
  const wanted = typed.trim().toLocaleLowerCase();
  return cycles.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
}
