import { collectionStore, type CollectionStore, type Database, type PlatformKit } from '@signalbox/platform-kit';
import type { MessageLocale } from '@signalbox/platform-kit/rest';
import type { JsonObject } from '@signalbox/schemas';
import type { OffsiteOutcome } from '../offsite/ftp-error';
import type { ItemChoice } from '../records/backup-record';
import type { Retention } from '../retention/retention-rule';

/** What people set: the values of the dialog form `backup/cycle`, or `backup/platform-cycle` for what is no project. */
export interface CycleForm {
  name: string;
  /** The archive's name begins with it. */
  fileName: string;
  cycle: CyclePeriod;
  /** Of a project. */
  item?: ItemChoice;
  mongoItem?: string[];
  excludedDirs?: string[];
  /** Of what is none: its tables. */
  parts?: Record<string, boolean>;
  retention: Retention;
  isOffsite: boolean;
  disable: boolean;
}

export interface CyclePeriod {
  count: number;
  unit: 'h' | 'd';
}

/** A document of `core/backupCycle`, `core/dbBackupCycle` or `core/tsdbBackupCycle`; the last two stand under their homes. */
export interface BackupCycle extends CycleForm {
  id: string;
  /** ISO. None while it is disabled. */
  nextRun?: string;
  lastRun?: string;
  lastOutcome?: CycleOutcome;
  /** How whoever saved it reads: in this language it says what went wrong, by this clock it names and keeps archives. */
  editor: CycleEditor;
  /** ISO: when the run that `nextRun` only repeats was due. */
  dueSince?: string;
  /** That the run which a dead process left was begun again: once is enough. */
  isMadeUp?: boolean;
}

export interface CycleEditor {
  name: string;
  language: MessageLocale;
  offsetMinutes: number;
}

export interface CycleOutcome {
  status: 'ongoing' | 'succeed' | 'fail' | 'pause';
  /** What went wrong, in plain words. */
  message: string;
  backupId: string;
  /** ISO. */
  time: string;
  /** How many backups retention removed. */
  removed?: number;
  offsite?: OffsiteOutcome;
}

export const cycleCollection = 'backupCycle';

export function cycleStore(kit: PlatformKit, project: string, database: Database = kit.database): CollectionStore {
  return collectionStore({ ...kit, database, project, collection: cycleCollection });
}

/** A cycle as the store takes it: without what is undefined. */
export function cycleBody(cycle: BackupCycle): JsonObject {
  return JSON.parse(JSON.stringify(cycle)) as JsonObject;
}

/** Changes what the server itself keeps of a cycle; one that was deleted meanwhile stays so. */
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
