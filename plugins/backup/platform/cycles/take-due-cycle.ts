import { PlatformError } from '@signalbox/api';
import type { Database, PlatformKit } from '@signalbox/platform-kit';
import { sql } from 'kysely';
import type { OperationContext, Operations, OperationToStart } from '../operations/contract';
import { isUnfinished } from '../operations/unfinished';
import { projectOfHome, scopeOfHome } from '../scopes';
import { archiveName } from './archive-name';
import { type BackupCycle, cycleBody, cycleCollection, cycleStore } from './cycle';
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
 * Starts one run that is due. The cycle stays locked until its next run is written, so that no other replica takes it,
 * and the run itself begins after that: a replica that dies in between leaves the cycle due. Where another operation
 * runs, the cycle is due again soon.
 */
export async function takeDueCycle({ kit, operations, run }: TakeParts): Promise<TakeOutcome> {
  const written = gate();
  try {
    const outcome = await kit.database.transaction().execute(async (transaction): Promise<TakeOutcome> => {
      const due = await lockDueCycle(kit, transaction);
      if (!due) return { kind: 'none' };
      const { project, cycle } = due;
      const nowMilliseconds = kit.clock.now();
      const name = archiveName({ cycle, nowMilliseconds });
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
      const change = begun
        ? afterStart({ cycle, nowMilliseconds, backupId: begun.id })
        : afterDelay({ cycle, nowMilliseconds });
      await cycleStore(kit, project, transaction).replace(cycle.id, cycleBody({ ...cycle, ...change }));
      return begun ? { kind: 'started', done: begun.done } : { kind: 'postponed' };
    });
    written.open();
    return outcome;
  } catch (error) {
    written.shut(error);
    throw error;
  }
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

interface Moment {
  cycle: BackupCycle;
  nowMilliseconds: number;
}

function afterStart({ cycle, nowMilliseconds, backupId }: Moment & { backupId: string }): Partial<BackupCycle> {
  const time = new Date(nowMilliseconds).toISOString();
  return {
    nextRun: followingRun({ cycle: cycle.cycle, due: cycle.dueSince ?? cycle.nextRun ?? time, nowMilliseconds }),
    dueSince: undefined,
    lastRun: time,
    lastOutcome: { status: 'ongoing', message: '', backupId, time },
  };
}

function afterDelay({ cycle, nowMilliseconds }: Moment): Partial<BackupCycle> {
  const nextRun = new Date(nowMilliseconds + postponeMilliseconds).toISOString();
  return { nextRun, dueSince: cycle.dueSince ?? cycle.nextRun };
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

const postponeMilliseconds = 60_000;
