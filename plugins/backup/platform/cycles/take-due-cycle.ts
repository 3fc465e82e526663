import { PlatformError } from '@signalbox/api';
import type { Database, PlatformKit } from '@signalbox/platform-kit';
import { sql } from 'kysely';
import type { OperationContext, Operations, OperationToStart } from '../operations/contract';
import { isUnfinished } from '../operations/unfinished';
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

interface TakeParts {
  kit: PlatformKit;
  operations: Pick<Operations, 'start'>;
  run: (context: OperationContext, taken: TakenRun) => Promise<void>;
}

export type TakeOutcome = { kind: 'none' | 'postponed' } | { kind: 'started'; done: Promise<void> };

/**
 * Starts one run that is due. It is claimed first, so that no other replica takes it, by having it repeated soon: a replica
 * that dies in between leaves it to that, and where another operation runs that is how it stays. Nothing is locked while
 * it starts, which may mean finishing a restore. The run itself begins once the next one is written.
 */
export async function takeDueCycle({ kit, operations, run }: TakeParts): Promise<TakeOutcome> {
  const due = await claimDueCycle(kit);
  if (!due) return { kind: 'none' };
  const { project, cycle, nowMilliseconds } = due;
  const name = archiveName({ cycle, nowMilliseconds });
  const written = gate();
  const begun = await startUnlessBusy(operations, {
    project: projectOfHome(project),
    type: scopeOfHome(project).marks.backup,
    name,
    // By the platform itself.
    creator: '',
    language: cycle.editor.language,
    async run(context) {
      await written.opened;
      await run(context, { project, cycle, name });
    },
  });
  if (!begun) return { kind: 'postponed' };
  try {
    await changeCycle(kit, { project, id: cycle.id }, (now) =>
      afterStart(now, { claimed: cycle, nowMilliseconds, backupId: begun.id }),
    );
    written.open();
  } catch (error) {
    written.shut(error);
    throw error;
  }
  return { kind: 'started', done: begun.done };
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

/** Undefined where another operation runs, or has to be finished first. */
async function startUnlessBusy(operations: Pick<Operations, 'start'>, operation: OperationToStart) {
  try {
    return await operations.start(operation);
  } catch (error) {
    if (isUnfinished(error)) return undefined;
    if (error instanceof PlatformError && error.errorName === 'operationRunning') return undefined;
    throw error;
  }
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

function gate(): { opened: Promise<void>; open: () => void; shut: (reason: unknown) => void } {
  let open: () => void = () => undefined;
  let shut: (reason: unknown) => void = () => undefined;
  const opened = new Promise<void>((resolve, reject) => {
    open = resolve;
    shut = reject;
  });
  // Nobody waits where nothing was due.
  opened.catch(() => undefined);
  return { opened, open, shut };
}

const repeatMilliseconds = 60_000;
