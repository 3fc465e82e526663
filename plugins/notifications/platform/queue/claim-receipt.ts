import type { PlatformKit } from '@signalbox/platform-kit';
import { sql } from 'kysely';
import type { ClaimedMessage, Line } from './claim';
import { queueDatabase } from './queue-tables';
import { nextReceiptAt } from './receipt-schedule';

type Deps = Pick<PlatformKit, 'database' | 'clock'>;

/** The lines with an accepted message whose receipt is due. */
export async function dueReceiptLines({ database, clock }: Deps): Promise<Line[]> {
  return queueDatabase(database)
    .selectFrom('notice_message')
    .select(['project', 'provider'])
    .distinct()
    .where('status', '=', 'accepted')
    .where('receipt_at', '<=', new Date(clock.now()))
    .limit(maxLines)
    .execute();
}

/**
 * The next accepted message of a line whose receipt is due. The next query is set before this one, so that no other
 * replica asks meanwhile, and a crash loses no more than this query. Undefined if none is due.
 */
export async function claimReceipt(
  { database, clock }: Deps,
  { project, provider }: Line,
): Promise<ClaimedMessage | undefined> {
  const now = clock.now();
  return queueDatabase(database)
    .transaction()
    .execute(async (transaction) => {
      const message = await transaction
        .selectFrom('notice_message')
        .selectAll()
        .where('project', '=', project)
        .where('provider', '=', provider)
        .where('status', '=', 'accepted')
        .where('receipt_at', '<=', new Date(now))
        .orderBy('receipt_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!message) return undefined;
      const acceptedAt = message.ended_at?.getTime() ?? now;
      await transaction
        .updateTable('notice_message')
        .set({ receipt_at: sql<Date | null>`${nextReceiptAt(provider, { acceptedAt, now })}::timestamptz` })
        .where('project', '=', project)
        .where('id', '=', message.id)
        .execute();
      return { ...message, claim: message.claim ?? '' };
    });
}

const maxLines = 100;
