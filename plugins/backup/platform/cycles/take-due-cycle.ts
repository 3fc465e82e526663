import { PlatformError } from '@signalbox/api';
import type { Database, PlatformKit } from '@signalbox/platform-kit';
import { sql } from 'kysely';
import { isPendingRecovery, type JobContext, type Jobs } from '@signalbox/jobs';
import { projectOfHome, scopeOfHome } from '../scopes';
import { archiveName } from './archive-name';
import { type BackupCycle, changeCycle, cycleBody, cycleCollection, cycleStore } from './cycle';
import { followingRun } from './next-run';

export interface TakenRun {
  /** Or the home of what is no project. */
  project: string;
  /** As it was when it was taken. */
  cycle: BackupCycle;
  /** Of the archive. */
  name: string;
}

interface TakeDeps {
  kit: PlatformKit;
  /** Those of the kit unless given. */
  jobs?: Pick<Jobs, 'start'>;
  run: (context: JobContext, taken: TakenRun) => Promise<void>;
}

export type TakeOutcome = { kind: 'none' | 'postponed' } | { kind: 'started'; done: Promise<void> };

/**
 * Starts one run that is due. It is claimed first, so that no other replica takes it, by having it repeated soon: a replica
 * that dies in between leaves it to that, and where another operation runs that is how it stays. Nothing is locked while
 * it starts, which may mean finishing a restore. The run itself begins once the next one is written.
 */
export async function takeDueCycle({ kit, jobs = kit.jobs, run }: TakeDeps): Promise<TakeOutcome> {
  const due = await claimDueCycle(kit);
  if (!due) return { kind: 'none' };
  const { project, cycle, nowMilliseconds } = due;
  const name = archiveName({ cycle, nowMilliseconds });
  try {
    const { done } = await jobs.start({
      kind: scopeOfHome(project).marks.backup,
      target: { project: projectOfHome(project), name },
      // By the platform itself.
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
    if (isBusy(error)) return { kind: 'postponed' };
    throw error;
  }
}

interface ClaimedRun {
  project: string;
  /** As it was before. */
  cycle: BackupCycle;
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
    await cycleStore(kit, project, transaction).replace(cycle.id, cycleBody({ ...cycle, ...repeated }));
    return { ...due, nowMilliseconds };
  });
}

async function lockDueCycle(
  { clock }: PlatformKit,
  transaction: Database,
): Promise<{ project: string; cycle: BackupCycle } | undefined> {
  const nextRun = sql<string>`body ->> 'nextRun' collate "C"`;
  const row = await transaction
    .selectFrom('document')
    .select(['project', 'id', 'body'])
    .where('collection', '=', cycleCollection)
    .where(nextRun, '<=', new Date(clock.now()).toISOString())
    .where(sql<boolean>`body ->> 'disable' is distinct from 'true'`)
    .orderBy(nextRun)
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row && { project: row.project, cycle: { ...(row.body as unknown as BackupCycle), id: row.id } };
}

/** True where another job runs, or has to be finished first. */
function isBusy(error: unknown): boolean {
  return isPendingRecovery(error) || (error instanceof PlatformError && error.errorName === 'operationRunning');
}

function afterStart(
  { cycle, disable }: BackupCycle,
  { claimed, nowMilliseconds, backupId }: { claimed: BackupCycle; nowMilliseconds: number; backupId: string },
): Partial<BackupCycle> {
  const time = new Date(nowMilliseconds).toISOString();
  const due = claimed.dueSince ?? claimed.nextRun ?? time;
  return {
    // Whoever disabled it meanwhile has stopped those that follow.
    nextRun: disable ? undefined : followingRun({ cycle, due, nowMilliseconds }),
    dueSince: undefined,
    lastRun: time,
    lastOutcome: { status: 'ongoing', message: '', backupId, time },
  };
}

const repeatMilliseconds = 60_000;
