import { PlatformError } from '@signalbox/api';
import type { Clock, Database } from '@signalbox/platform-kit';
import { sql } from 'kysely';

/** The plug-in's own table: the number of unlock attempts per user. */
export const unlockMigrations = [
  {
    name: 'settings/001-unlock-attempts',
    sql: `
      create table unlock_attempt (
        project text not null,
        user_id text not null,
        count integer not null,
        since timestamptz not null,
        primary key (project, user_id)
      );
    `,
  },
];

export interface Attempt {
  database: Database;
  clock: Clock;
  project: string;
  userId: string;
}

const maxAttempts = 10;
const windowSeconds = 900;

/**
 * Counts one unlock attempt. Throws `tooManyRequests` after ten in 15 minutes, because codes are short and
 * every user may try. Counts nothing in a project without settings, which has no code. Call outside the save's transaction, because a wrong code rolls that back.
 */
export async function countAttempt({ database, clock, project, userId }: Attempt): Promise<void> {
  const now = new Date(clock.now());
  const begin = new Date(clock.now() - windowSeconds * 1000);
  const { rows } = await sql<{ count: number; since: Date }>`
    insert into unlock_attempt as existing (project, user_id, count, since)
    select project, ${userId}, 1, ${now} from setting where project = ${project}
    on conflict (project, user_id) do update set
      count = case when existing.since <= ${begin} then 1 else existing.count + 1 end,
      since = case when existing.since <= ${begin} then ${now} else existing.since end
    returning count, since`.execute(database);
  const { count, since } = rows[0] ?? { count: 0, since: now };
  if (count <= maxAttempts) return;
  const seconds = Math.max(1, Math.ceil(windowSeconds - (clock.now() - since.getTime()) / 1000));
  throw new PlatformError('tooManyRequests', { detail: String(seconds), params: { count: seconds } });
}

/** Resets the user's attempts after a right code. */
export async function forgetAttempts({ database, project, userId }: Omit<Attempt, 'clock'>): Promise<void> {
  await sql`delete from unlock_attempt where project = ${project} and user_id = ${userId}`.execute(database);
}
