import type { PlatformKit } from '@signalbox/platform-kit';
import type { NoticeProblem, NoticeResult } from '../../shared/notice';
import type { ClaimedMessage } from './claim';
import { type Outcome, outcomeOf } from './outcome';
import { jsonOf, queueDatabase } from './queue-tables';
import { canAsk } from './receipt-schedule';

/**
 * Writes the outcome of a try, unless another replica has taken the message over because this one was too slow. Also
 * replaces `unknown`, which the other replica wrote for that reason. Returns the status: `queued` for another try.
 */
export async function recordTry(
  { database, clock }: Pick<PlatformKit, 'database' | 'clock'>,
  { project, id, provider, claim, tries }: ClaimedMessage,
  result: NoticeResult,
): Promise<Outcome['status']> {
  const { status, pauseMilliseconds = 0, isUncertain, problem } = outcomeOf(result, tries);
  const now = clock.now();
  const hasReceipt = status === 'accepted' && canAsk(provider) && Object.keys(result.ids).length > 0;
  await queueDatabase(database)
    .updateTable('notice_message')
    .set({
      status,
      is_uncertain: isUncertain,
      due_at: new Date(now + pauseMilliseconds),
      lease_until: null,
      ended_at: status === 'queued' ? null : new Date(now),
      receipt_at: hasReceipt ? new Date(now) : null,
      ids: jsonOf(result.ids),
      problem: problem === undefined ? null : jsonOf<NoticeProblem>(problem),
    })
    .where('project', '=', project)
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute();
  return status;
}

/**
 * Writes what a query for the receipt of an accepted message found, unless something else has changed the message. Returns
 * the new status; undefined if it stays accepted.
 */
export async function recordReceipt(
  { database, clock }: Pick<PlatformKit, 'database' | 'clock'>,
  { project, id, claim, tries }: ClaimedMessage,
  result: NoticeResult,
): Promise<Outcome['status'] | undefined> {
  const { status, problem } = outcomeOf(result, tries);
  const { numUpdatedRows } = await queueDatabase(database)
    .updateTable('notice_message')
    .set({
      status,
      ...(status === 'accepted' ? {} : { ended_at: new Date(clock.now()), receipt_at: null }),
      problem: problem === undefined ? null : jsonOf<NoticeProblem>(problem),
    })
    .where('project', '=', project)
    .where('id', '=', id)
    .where('claim', '=', claim)
    .where('status', '=', 'accepted')
    .executeTakeFirst();
  return status === 'accepted' || numUpdatedRows === 0n ? undefined : status;
}
