import type { PlatformKit } from '@signalbox/platform-kit';
import { sql } from 'kysely';
import type { NoticeProblem } from '../../shared/notice';
import { NoticeError } from '../notice-error';
import { receiptsCounter } from './queue-gauges';
import { jsonOf, queueDatabase } from './queue-tables';

type Kit = Pick<PlatformKit, 'database' | 'clock' | 'figures'>;

interface Address {
  project: string;
  msgid: string;
}

/**
 * Writes what a receipt says to its message. Called after the receipt was stored, and after the message was: whichever is later finds
 * the other. Does nothing without both.
 */
export async function applyReceipt({ database, clock, figures }: Kit, { project, msgid }: Address): Promise<void> {
  const outcome = await queueDatabase(database)
    .transaction()
    .execute(async (transaction) => {
      const receipt = await transaction
        .selectFrom('notice_receipt')
        .select('status')
        .where('project', '=', project)
        .where('msgid', '=', msgid)
        .forUpdate()
        .executeTakeFirst();
      if (!receipt) return undefined;
      const problem = problemOf(receipt.status);
      const status = problem ? 'failed' : 'delivered';
      const changed = await transaction
        .updateTable('notice_message')
        .set({
          status,
          ended_at: new Date(clock.now()),
          problem: problem ? jsonOf<NoticeProblem>(problem) : null,
        })
        .where('project', '=', project)
        .where('provider', '=', 'wechat')
        .where('status', '=', 'accepted')
        .where(sql<boolean>`ids ->> 'msgid' = ${msgid}`)
        .returning('is_test')
        .execute();
      if (changed.length === 0) return undefined;
      await transaction
        .deleteFrom('notice_receipt')
        .where('project', '=', project)
        .where('msgid', '=', msgid)
        .execute();
      // Tests count nowhere else either.
      return changed.some(({ is_test: isTest }) => !isTest) ? status : undefined;
    });
  if (outcome) figures.countUp(receiptsCounter, { provider: 'wechat', outcome });
}

/** Undefined for a message that was delivered. */
function problemOf(status: string): NoticeProblem | undefined {
  if (status === 'success') return undefined;
  const cause = status.replaceAll(' ', '') === 'failed:userblock' ? 'recipientDeclined' : 'notDelivered';
  return new NoticeError(cause, { answer: status }).problem;
}

/** Receipts of messages that others have sent by the same account. */
export async function deleteOldReceipts({ database, clock }: Pick<Kit, 'database' | 'clock'>): Promise<void> {
  await queueDatabase(database)
    .deleteFrom('notice_receipt')
    .where('received_at', '<', new Date(clock.now() - keptMilliseconds))
    .execute();
}

const keptMilliseconds = 3_600_000;
