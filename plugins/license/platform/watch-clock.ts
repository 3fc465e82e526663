import { accountProject } from '@signalbox/api';
import type { Database, PlatformKit } from '@signalbox/platform-kit';
import { sql } from 'kysely';
import type { LicenseEvent } from '../shared/license';
import { addEvent } from './history';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Records a clock that went back by more than a day, once: the time of the clock then is the latest. It locks nothing, as a
 * clock may also have been wrong before.
 */
export async function watchClock({ database, clock, log }: PlatformKit): Promise<void> {
  const now = clock.now();
  await database.transaction().execute(async (transaction) => {
    const before = await latestTime(transaction, now);
    if (now >= before - dayMilliseconds) return moveTo(transaction, Math.max(now, before));
    const step = { from: new Date(before).toISOString(), to: new Date(now).toISOString() };
    log.warn(step, 'the clock of the server went back by more than a day');
    await addEvent(transaction, { project: accountProject, at: now, body: { action: 'clockBack', ...step } });
    await moveTo(transaction, now);
  });
}

/** The latest time so far, in milliseconds since 1970; `now` at first. Locks it, so that one of several replicas sees a step. */
async function latestTime(database: Database, now: number): Promise<number> {
  await sql`insert into license_clock (latest) values (${new Date(now)}) on conflict do nothing`.execute(database);
  const { rows } = await sql<{ latest: Date }>`select latest from license_clock for update`.execute(database);
  return rows[0]?.latest.getTime() ?? now;
}

async function moveTo(database: Database, time: number): Promise<void> {
  await sql`update license_clock set latest = ${new Date(time)}`.execute(database);
}

/** Time for which the page of the license warns. */
const warningMilliseconds = 14 * dayMilliseconds;

/** The latest step back in `history` that is at most 14 days old at `now` (milliseconds since 1970). */
export function recentStepBack(
  history: readonly LicenseEvent[],
  now: number,
): { from: string; to: string } | undefined {
  const found = history.find(
    (event) => event.action === 'clockBack' && now - Date.parse(event.at) < warningMilliseconds,
  );
  return found?.action === 'clockBack' ? { from: found.from, to: found.to } : undefined;
}
