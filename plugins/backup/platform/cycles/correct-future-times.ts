import { plausibleNow, type PlatformKit } from '@signalbox/platform-kit';
import { backupCollection, backupStore } from '../records/backup-record';
import { changeCycle, cycleCollection } from './cycle';
import { followingRun, rhythmOf } from './next-run';

/** Works next runs out again that are later than their period allows, as a server with a clock ahead has left them. */
export async function correctFutureRuns(kit: PlatformKit): Promise<void> {
  const now = await plausibleNow(kit);
  if (now === undefined) return;
  const nowMilliseconds = now.getTime();
  for (const address of await documentsAfter(kit, { collection: cycleCollection, name: 'nextRun', time: now }))
    await changeCycle(kit, address, (cycle) => {
      const { nextRun: due } = cycle;
      const nextRun = due && followingRun({ rhythm: rhythmOf(cycle), due, nowMilliseconds });
      if (nextRun === due) return {};
      kit.log.warn({ ...address, due, nextRun }, 'worked a next run out again that a wrong clock had set');
      return { nextRun, dueSince: undefined };
    });
}

/**
 * Dates backups to now that would stay the newest for years. Not at the start: a clock that is behind is set by then, so that no
 * backup gets older than it is, and is removed too early.
 */
export async function correctFutureBackups(kit: PlatformKit): Promise<void> {
  const now = await plausibleNow(kit);
  if (now === undefined) return;
  const time = new Date(now.getTime() + dayMilliseconds);
  for (const address of await documentsAfter(kit, { collection: backupCollection, name: 'createTime', time })) {
    const createTime = now.toISOString();
    await backupStore(kit, address.project).merge(address.id, { createTime, updateTime: createTime });
    kit.log.warn({ ...address, createTime }, 'dated a backup now that a wrong clock had dated');
  }
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

async function documentsAfter(
  { pool }: Pick<PlatformKit, 'pool'>,
  { collection, name, time }: { collection: string; name: string; time: Date },
): Promise<{ project: string; id: string }[]> {
  const { rows } = await pool.query<{ project: string; id: string }>(
    `select project, id from document where collection = $1 and body ->> $2 collate "C" > $3`,
    [collection, name, time.toISOString()],
  );
  return rows;
}
