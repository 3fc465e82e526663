import type { AuthDatabase } from '../auth-tables';

/** Ended sessions are kept for a while, so that a returning client gets the reason. Most sessions just expire. */
export async function forgetOldSessions(
  database: AuthDatabase,
  { now, loginSeconds }: { now: Date; loginSeconds: number },
) {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  await database
    .deleteFrom('session')
    .where('last_seen_at', '<', before)
    .where(({ eb, or }) =>
      or([
        eb('ended', 'is not', null),
        eb('expires_at', '<', now),
        eb('created_at', '<', new Date(now.getTime() - loginSeconds * 1000)).and('expires_at', 'is', null),
      ]),
    )
    .execute();
}

const keptDays = 30;
