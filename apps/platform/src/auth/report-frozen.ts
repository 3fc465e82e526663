import { accountProject, type PlatformKit, reportEvent } from '@signalbox/platform-kit';
import { sql } from 'kysely';
import { asAuthDatabase } from './auth-tables';

/** Reports administrators whose account was frozen after wrong passwords, as the event `accountFrozen`. */
export async function reportFrozen(kit: Pick<PlatformKit, 'database' | 'clock' | 'notify'>): Promise<void> {
  const from = new Date(kit.clock.now() - lookBackMilliseconds);
  const rows = await asAuthDatabase(kit.database)
    .selectFrom('login_failure')
    .select(['username', 'frozen_at'])
    // Has an index; an account is frozen at its last failure or before.
    .where('last_at', '>', from)
    .where('frozen_at', '>', from)
    .where(
      sql<boolean>`exists (select from document where project = ${accountProject} and collection = 'user'
        and body ->> 'username' = login_failure.username and (body @> '{"isAdmin":true}' or body @> '{"isSuper":true}'))`,
    )
    .execute();
  for (const { username, frozen_at: frozenAt } of rows) {
    const key = `accountFrozen ${frozenAt?.toISOString() ?? ''} ${username}`;
    await reportEvent(kit, { key, project: accountProject, name: 'accountFrozen', params: { name: username } });
  }
}

/** A server that was down for longer reports no older ones. */
const lookBackMilliseconds = 86_400_000;
