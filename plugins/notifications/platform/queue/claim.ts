import { randomUUID } from 'node:crypto';
import type { PlatformKit } from '@signalbox/platform-kit';
import { type Selectable, sql } from 'kysely';
import type { NoticeProvider } from '../../shared/notice-log';
import { paceOf } from './pace';
import { type MessageTable, queueDatabase } from './queue-tables';

/** The messages of one project by one provider. */
export interface Line {
  project: string;
  provider: NoticeProvider;
}
export type ClaimedMessage = Selectable<MessageTable> & { claim: string };
type Deps = Pick<PlatformKit, 'database' | 'clock'>;

/** The lines with a message that is due, or whose process has crashed. */
export async function dueLines({ database, clock }: Deps): Promise<Line[]> {
  const now = new Date(clock.now());
  return queueDatabase(database)
    .selectFrom('notice_message')
    .select(['project', 'provider'])
    .distinct()
    .where(isDue(now))
    .limit(maxLines)
    .execute();
}

/**
 * Takes the next message of a line for one try, at the pace of its provider. No other replica takes it meanwhile. Undefined
 * if none is due, or if the pace allows none now.
 */
export async function claimNext({ database, clock }: Deps, line: Line): Promise<ClaimedMessage | undefined> {
  return queueDatabase(database)
    .transaction()
    .execute(async (transaction) => {
      const now = clock.now();
      const pace = paceOf(line.provider, { nextAt: await lockPace(transaction, line, now), now });
      if (pace.allowed === 0) return undefined;
      const claimed = await claimDue(transaction, line, now);
      if (claimed === undefined) return undefined;
      await transaction
        .updateTable('notice_pace')
        .set({ next_at: pace.after(1) })
        .where('project', '=', line.project)
        .where('provider', '=', line.provider)
        .execute();
      return claimed;
    });
}

type Queue = ReturnType<typeof queueDatabase>;

/** Locks the pace of a line until the transaction ends, so that replicas claim one after another. Returns its `next_at`. */
async function lockPace(transaction: Queue, { project, provider }: Line, now: number): Promise<Date> {
  await transaction
    .insertInto('notice_pace')
    .values({ project, provider, next_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await transaction
    .selectFrom('notice_pace')
    .select('next_at')
    .where('project', '=', project)
    .where('provider', '=', provider)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.next_at;
}

/** Claims the message of a line that has been due longest. */
async function claimDue(
  transaction: Queue,
  { project, provider }: Line,
  now: number,
): Promise<ClaimedMessage | undefined> {
  const claim = randomUUID();
  const next = transaction
    .selectFrom('notice_message')
    .select('id')
    .where('project', '=', project)
    .where('provider', '=', provider)
    .where(isDue(new Date(now)))
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked();
  const claimed = await transaction
    .updateTable('notice_message')
    .set((row) => ({
      // A message that was being sent: its process has crashed.
      is_uncertain: sql<boolean>`is_uncertain or status = 'sending'`,
      status: 'sending' as const,
      tries: row('tries', '+', 1),
      first_try_at: sql<Date>`coalesce(first_try_at, ${new Date(now)})`,
      claim,
      lease_until: new Date(now + leaseMilliseconds),
    }))
    .where('project', '=', project)
    // Not `in`: a join with the subquery may run it again for each message, and so take more than one.
    .where('id', '=', next)
    .returningAll()
    .executeTakeFirst();
  return claimed && { ...claimed, claim };
}

function isDue(now: Date) {
  return sql<boolean>`(status = 'queued' and due_at <= ${now} or status = 'sending' and lease_until < ${now})`;
}

/** Longer than the time that a try may take. */
export const leaseMilliseconds = 90_000;
const maxLines = 100;
