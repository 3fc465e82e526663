import type { MessageLocale } from '@signalbox/api';
import {
  collectionStore,
  type CollectionStore,
  type Database,
  isTimeZone,
  type PlatformKit,
  type WallClock,
  wallClock,
} from '@signalbox/platform-kit';
import type { BackupCycle } from '../../shared/cycle';

/** A stored cycle. Those of the database and of the time series are stored below their targets. */
export type StoredCycle = BackupCycle & {
  /** Locale of the user who saved the cycle, for error messages, and their offset from UTC, for a cycle without `timeZone`. */
  editor: CycleEditor;
  /** ISO: when the run was due that `nextRun` repeats. */
  dueSince?: string;
  /** The run of a crashed process was already started again. It is repeated only once. */
  isMadeUp?: boolean;
};

export type CycleEditor = {
  name: string;
  language: MessageLocale;
  offsetMinutes: number;
};

type CycleClock = Pick<StoredCycle, 'timeZone'> & { editor: Pick<CycleEditor, 'offsetMinutes'> };

/**
 * The clock of a cycle, for its names, its `at` and the days of its retention. That of its editor if it has no time zone, or
 * one that this version does not know.
 */
export function clockOf({ timeZone = '', editor }: CycleClock): WallClock {
  return wallClock({ timeZone: isTimeZone(timeZone) ? timeZone : undefined, minutes: editor.offsetMinutes });
}

export const cycleCollection = 'backupCycle';

export function cycleStore(
  kit: PlatformKit,
  project: string,
  database: Database = kit.database,
): CollectionStore<StoredCycle> {
  return collectionStore<StoredCycle>({ ...kit, database, project, collection: cycleCollection });
}

/** Changes values of the server in a cycle. Ignores a cycle that was deleted meanwhile. */
export async function changeCycle(
  kit: PlatformKit,
  { project, id }: { project: string; id: string },
  change: (cycle: StoredCycle) => Partial<StoredCycle>,
): Promise<void> {
  const store = cycleStore(kit, project);
  if (!(await store.get(id))) return;
  await store.change(id, (cycle) => ({ ...cycle, ...change(cycle) }));
}
