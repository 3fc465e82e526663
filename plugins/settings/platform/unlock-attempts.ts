import { createRateLimit, type PlatformKit } from '@signalbox/platform-kit';

/** Earlier versions count in this table, and may run at the same time as this one during an update. */
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

interface Attempt {
  project: string;
  userId: string;
}

/** Unlock attempts of each user: codes are short, and every user may try. */
export function unlockAttempts(kit: Pick<PlatformKit, 'database' | 'clock'>) {
  const limit = createRateLimit({ ...kit, count: 10, windowSeconds: 900 });
  const keyOf = ({ project, userId }: Attempt) => `unlock ${project} ${userId}`;
  return {
    /**
     * Counts one attempt. Throws `tooManyRequests` after ten in 15 minutes. Counts nothing in a project without settings,
     * which has no code. Call it outside the transaction of the save, which a wrong code rolls back.
     */
    async count(attempt: Attempt): Promise<void> {
      const settings = kit.database.selectFrom('setting').select('revision').where('project', '=', attempt.project);
      if (await settings.executeTakeFirst()) await limit.spend(keyOf(attempt));
    },
    /** Resets the attempts of a user after a right code. */
    forget: (attempt: Attempt): Promise<void> => limit.reset(keyOf(attempt)),
  };
}
