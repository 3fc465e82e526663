import { PlatformError } from '@signalbox/api';
import type { PlatformKit } from '@signalbox/platform-kit';
import { sql } from 'kysely';

/** Number of tests per user, over all replicas. */
export const trialMigrations = [
  {
    name: 'backup/offsite-trials',
    sql: `
      create table backup_offsite_trial (
        user_id text primary key,
        count integer not null,
        since timestamptz not null
      );
    `,
  },
];

/**
 * Counts one test of an FTP server. Throws `tooManyRequests` after ten tests of a user in five minutes, as each opens a
 * connection to a host of the user's choice.
 */
export async function countTrial({ database, clock }: Pick<PlatformKit, 'database' | 'clock'>, userId: string) {
  const now = new Date(clock.now());
  const windowStart = new Date(clock.now() - windowSeconds * 1000);
  const { rows } = await sql<{ count: number; since: Date }>`
    insert into backup_offsite_trial as held (user_id, count, since) values (${userId}, 1, ${now})
    on conflict (user_id) do update set
      count = case when held.since <= ${windowStart} then 1 else held.count + 1 end,
      since = case when held.since <= ${windowStart} then ${now} else held.since end
    returning count, since`.execute(database);
  const { count, since } = rows[0] ?? { count: 0, since: now };
  if (count <= mostTrials) return;
  const seconds = Math.max(1, Math.ceil(windowSeconds - (clock.now() - since.getTime()) / 1000));
  throw new PlatformError('tooManyRequests', { detail: String(seconds), params: { count: seconds } });
}

const mostTrials = 10;
const windowSeconds = 300;
