import { PlatformError } from '@signalbox/api';
import type { PlatformKit } from '@signalbox/platform-kit';
import { sql } from 'kysely';
import { noticeErrors } from '../../shared/errors';
import type { NoticeProvider } from '../../shared/notice-log';
import { type NoticeContent, queueDatabase } from './queue-tables';

/** All replicas are notified of new messages on this channel: `{}`. */
export const queueChannel = 'noticeQueue';

export interface NewMessage {
  project: string;
  id: string;
  provider: NoticeProvider;
  to: string;
  content: NoticeContent;
  /** Name of the user; undefined for an alert of the platform. */
  createdBy?: string;
}

/**
 * Queues a message; does nothing if the project has one with this id. Throws `noticeQueueFull` while too many messages of
 * the project wait.
 */
export async function enqueue(
  { database, clock, notify }: Pick<PlatformKit, 'database' | 'clock' | 'notify'>,
  { project, id, provider, to, content, createdBy }: NewMessage,
): Promise<void> {
  const queue = queueDatabase(database);
  const waiting = queue
    .selectFrom('notice_message')
    .select('id')
    .where('status', '=', 'queued')
    .where('project', '=', project)
    .limit(maxWaiting);
  const [row] = await queue
    .selectFrom(waiting.as('waiting'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .execute();
  if (row && row.count >= maxWaiting) throw new PlatformError(noticeErrors.noticeQueueFull);
  const now = new Date(clock.now());
  await queue
    .insertInto('notice_message')
    .values({
      project,
      id,
      created_at: now,
      created_by: createdBy ?? null,
      provider,
      recipient: to,
      content: sql<NoticeContent>`${JSON.stringify(content)}::jsonb`,
      status: 'queued',
      due_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await notify(queueChannel, {}, database);
}

const maxWaiting = 10_000;
