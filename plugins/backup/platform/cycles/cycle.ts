import type { MessageLocale } from '@signalbox/api';
import { collectionStore, type CollectionStore, type Database, type PlatformKit } from '@signalbox/platform-kit';
import type { CyclePeriod } from '@signalbox/schemas/types';
import type { OffsiteOutcome } from '../offsite/ftp-error';
import type { ItemChoice } from '../records/backup-record';
import type { Retention } from '../retention/retention-rule';

/**
 * The values that users set: those of the dialog form `backup/cycle`, or of `backup/platform-cycle` for the database
 * and the time series.
 */
export type CycleForm = {
  name: string;
  /** Prefix of the archive's name. */
  fileName: string;
  cycle: CyclePeriod;
  /** Only for cycles of a project. */
  item?: ItemChoice;
  mongoItem?: string[];
  excludedDirs?: string[];
  /** Tables. Only for cycles of the database and the time series. */
  parts?: Record<string, boolean>;
  retention: Retention;
  isOffsite: boolean;
  disable: boolean;
};

/**
 * A document of `core/backupCycle`, `core/dbBackupCycle` or `core/tsdbBackupCycle`. The last two are stored below their
 * targets.
 */
export type BackupCycle = CycleForm & {
  id: string;
  /** ISO. Undefined while the cycle is disabled. */
  nextRun?: string;
  lastRun?: string;
  lastOutcome?: CycleOutcome;
  /** Locale and time zone of the user who saved the cycle: for error messages, for names and for retention. */
  editor: CycleEditor;
  /** ISO: when the run was due that `nextRun` repeats. */
  dueSince?: string;
  /** A run that a crashed process left was already started again. It is repeated only once. */
  isMadeUp?: boolean;
};

export type CycleEditor = {
  name: string;
  language: MessageLocale;
  offsetMinutes: number;
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

export const cycleCollection = 'backupCycle';

export function cycleStore(
  kit: PlatformKit,
  project: string,
  database: Database = kit.database,
): CollectionStore<BackupCycle> {
  return collectionStore<BackupCycle>({ ...kit, database, project, collection: cycleCollection });
}

/** Changes values of the server in a cycle. Ignores a cycle that was deleted meanwhile. */
export async function changeCycle(
  kit: PlatformKit,
  { project, id }: { project: string; id: string },
  change: (cycle: BackupCycle) => Partial<BackupCycle>,
): Promise<void> {
  const store = cycleStore(kit, project);
  if (!(await store.get(id))) return;
  await store.change(id, (cycle) => ({ ...cycle, ...change(cycle) }));
}
