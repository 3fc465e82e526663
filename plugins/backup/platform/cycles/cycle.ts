import { collectionStore, type CollectionStore, type Database, type PlatformKit } from '@signalbox/platform-kit';
import type { MessageLocale } from '@signalbox/platform-kit/rest';
import type { JsonObject } from '@signalbox/schemas';
import type { OffsiteOutcome } from '../offsite/ftp-error';
import type { ItemChoice } from '../records/backup-record';
import type { Retention } from '../retention/retention-rule';

/**
 * The values that users set: those of the dialog form `backup/cycle`, or of `backup/platform-cycle` for the database
 * and the time series.
 */
export interface CycleForm {
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
}

export interface CyclePeriod {
  count: number;
  unit: 'h' | 'd';
}

/**
 * A document of `core/backupCycle`, `core/dbBackupCycle` or `core/tsdbBackupCycle`. The last two are stored below their
 * targets.
 */
export interface BackupCycle extends CycleForm {
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
}

export interface CycleEditor {
  name: string;
  language: MessageLocale;
  offsetMinutes: number;
}

export interface CycleOutcome {
  status: 'ongoing' | 'succeed' | 'fail' | 'pause';
  /** Error message. */
  message: string;
  backupId: string;
  /** ISO. */
  time: string;
  /** Number of backups that retention removed. */
  removed?: number;
  offsite?: OffsiteOutcome;
}

export const cycleCollection = 'backupCycle';

export function cycleStore(kit: PlatformKit, project: string, database: Database = kit.database): CollectionStore {
  return collectionStore({ ...kit, database, project, collection: cycleCollection });
}

/** A cycle in the form of the store: without undefined values. */
export function cycleBody(cycle: BackupCycle): JsonObject {
  return JSON.parse(JSON.stringify(cycle)) as JsonObject;
}

/** Changes values of the server in a cycle. Ignores a cycle that was deleted meanwhile. */
export async function changeCycle(
  kit: PlatformKit,
  { project, id }: { project: string; id: string },
  change: (cycle: BackupCycle) => Partial<BackupCycle>,
): Promise<void> {
  const store = cycleStore(kit, project);
  if (!(await store.get(id))) return;
  await store.change(id, (document) => {
    const cycle = document as unknown as BackupCycle;
    return cycleBody({ ...cycle, ...change(cycle) });
  });
}
