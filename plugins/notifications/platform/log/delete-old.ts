import type { PlatformKit } from '@signalbox/platform-kit';
import type { Settings } from '@signalbox/schemas/types';
import { queueDatabase } from '../queue/queue-tables';

/** Deletes messages that ended longer ago than the setting `noticeLog.keepDays` of their project. */
export async function deleteOld(
  { database, settings, clock }: Pick<PlatformKit, 'database' | 'settings' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const queue = queueDatabase(database);
  const projects = await queue.selectFrom('notice_message').select('project').distinct().execute();
  for (const { project } of projects) {
    // The forms have validated the settings.
    const { noticeLog = {} } = (await settings.read(project)).settings as Settings;
    const oldest = new Date(clock.now() - (noticeLog.keepDays ?? defaultDays) * dayMilliseconds);
    for (let count = batchSize; count === batchSize;) {
      signal.throwIfAborted();
      const old = queue
        .selectFrom('notice_message')
        .select('id')
        .where('project', '=', project)
        .where('created_at', '<', oldest)
        .where('ended_at', '<', oldest)
        .limit(batchSize);
      const deleted = await queue
        .deleteFrom('notice_message')
        .where('project', '=', project)
        .where('id', 'in', old)
        .executeTakeFirst();
      count = Number(deleted.numDeletedRows);
    }
  }
}

/** For a user who has emptied the field. */
const defaultDays = 90;
const dayMilliseconds = 86_400_000;
const batchSize = 1_000;
