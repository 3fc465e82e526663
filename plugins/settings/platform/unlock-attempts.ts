import { PlatformError } from '@signalbox/api';
import { createRateLimit, type PlatformKit } from '@signalbox/platform-kit';
import { settingErrors } from '../shared/errors';

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

/**
 * Runs the save of an unlock code. Codes are short, and every user may try: throws `tooManyRequests` after five wrong codes of
 * a user in 15 minutes. Counts nothing in a project without settings, which has no code. Counts outside the transaction of
 * the save, which a wrong code rolls back.
 */
export async function countUnlock<Result>(
  kit: Pick<PlatformKit, 'database' | 'clock'>,
  { project, userId }: { project: string; userId: string },
  save: () => Promise<Result>,
): Promise<Result> {
  const row = kit.database.selectFrom('setting').select('revision').where('project', '=', project);
  if ((await row.executeTakeFirst()) === undefined) return save();
  const limit = createRateLimit({ ...kit, count: 5, windowSeconds: 900 });
  const key = `unlock ${project} ${userId}`;
  // Before the save, so that attempts at the same time cannot exceed the limit.
  await limit.spend(key);
  try {
    const result = await save();
    await limit.reset(key);
    return result;
  } catch (error) {
    if (!isWrongCode(error)) await limit.refund(key);
    throw error;
  }
}

function isWrongCode(error: unknown): boolean {
  return error instanceof PlatformError && error.definition === settingErrors.unlockCodeWrong;
}
