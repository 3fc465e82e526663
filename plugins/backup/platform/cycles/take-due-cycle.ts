import { PlatformError } from '@signalbox/api';
import type { Database, PlatformKit } from '@signalbox/platform-kit';
import { sql } from 'kysely';
import { isPendingRecovery, type JobContext, type Jobs } from '@signalbox/jobs';
import { projectOfTarget, scopeOfTarget } from '../scopes';
import { defaultBackupName } from '../records/backup-name';
import { type StoredCycle, changeCycle, clockOf, cycleCollection, cycleStore } from './cycle';
import { followingRun, rhythmOf } from './next-run';
import { reportUnstarted } from './report-unstarted';

export interface TakenRun {
  /** Project or target of the cycle. */
  project: string;
  /** The cycle when it was claimed. */
  cycle: StoredCycle;
  /** Name of the archive. */
  name: string;
}

interface TakeDeps {
  kit: PlatformKit;
  /** Default: the jobs of the kit. */
  jobs?: Pick<Jobs, 'start'>;
  run: (context: JobContext, taken: TakenRun) => Promise<void>;
}

type TakeOutcome = { kind: 'none' | 'postponed' } | { kind: 'started'; done: Promise<void> };

/**
 * Starts one due run. First claims it by scheduling a repetition soon, so that no other replica starts it. If this
 * replica crashes, or another job runs, the repetition stays. No lock is held meanwhile, as starting may first
 * finish a restore. The run starts after the next one is written.
 */
export async function takeDueCycle({ kit, jobs = kit.jobs, run }: TakeDeps): Promise<TakeOutcome> {
  const due = await claimDueCycle(kit);
  if (!due) return { kind: 'none' };
  const { project, cycle, nowMilliseconds } = due;
  const name = archiveName({ cycle, nowMilliseconds });
  try {
    const { done } = await jobs.start({
      kind: scopeOfTarget(project).kinds.backup,
      target: { project: projectOfTarget(project), name },
      // Started by the platform.
      creator: '',
      language: cycle.editor.language,
      prepare: ({ id: backupId }) =>
        changeCycle(kit, { project, id: cycle.id }, (now) =>
          afterStart(now, { claimed: cycle, nowMilliseconds, backupId }),
        ),
      run: (context) => run(context, { project, cycle, name }),
    });
    return { kind: 'started', done };
  } catch (error) {
    await reportUnstarted(kit, { ...due, name, error, isBusy: isBusy(error) });
    if (isBusy(error)) return { kind: 'postponed' };
    throw error;
  }
}

interface ClaimedRun {
  project: string;
  /** The cycle before the claim. */
  cycle: StoredCycle;
  nowMilliseconds: number;
}

async function claimDueCycle(kit: PlatformKit): Promise<ClaimedRun | undefined> {
  return kit.database.transaction().execute(async (transaction) => {
    const due = await lockDueCycle(kit, transaction);
    if (!due) return undefined;
    const { project, cycle } = due;
    const nowMilliseconds = kit.clock.now();
    const repeated = {
      nextRun: new Date(nowMilliseconds + repeatMilliseconds).toISOString(),
      dueSince: cycle.dueSince ?? cycle.nextRun,
    };
    await cycleStore(kit, project, transaction).replace(cycle.id, { ...cycle, ...repeated });
    return { ...due, nowMilliseconds };
  });
}

async function lockDueCycle(
  kit: PlatformKit,
  transaction: Database,
): Promise<{ project: string; cycle: StoredCycle } | undefined> {
  const nextRun = sql<string>`body ->> 'nextRun' collate "C"`;
  const row = await transaction
    .selectFrom('document')
    .select(['project', 'id'])
    .where('collection', '=', cycleCollection)
    .where(nextRun, '<=', new Date(kit.clock.now()).toISOString())
    .where(sql<boolean>`body ->> 'disable' is distinct from 'true'`)
    .orderBy(nextRun)
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  const cycle = row && (await cycleStore(kit, row.project, transaction).get(row.id));
  return cycle && { project: row.project, cycle };
}

/** True when another job runs, or must be finished first. */
function isBusy(error: unknown): boolean {
  return isPendingRecovery(error) || (error instanceof PlatformError && error.is('operationRunning'));
}

function afterStart(
  now: StoredCycle,
  { claimed, nowMilliseconds, backupId }: { claimed: StoredCycle; nowMilliseconds: number; backupId: string },
): Partial<StoredCycle> {
  const time = new Date(nowMilliseconds).toISOString();
  const due = claimed.dueSince ?? claimed.nextRun ?? time;
  return {
    // A cycle that was disabled meanwhile has no next run.
    nextRun: now.disable ? undefined : followingRun({ rhythm: rhythmOf(now), due, nowMilliseconds }),
    dueSince: undefined,
    lastRun: time,
    lastOutcome: { status: 'ongoing', message: '', backupId, time },
  };
}

const repeatMilliseconds = 60_000;

/** `Nightly 2026-05-04 03:02:00`, by the clock of the cycle. A long file name is truncated. */
function archiveName({ cycle, nowMilliseconds }: { cycle: StoredCycle; nowMilliseconds: number }): string {
  const offsetMinutes = (clockOf(cycle)(nowMilliseconds) - nowMilliseconds) / 60_000;
  return defaultBackupName({ systemName: cycle.fileName, nowMilliseconds, offsetMinutes });
}
