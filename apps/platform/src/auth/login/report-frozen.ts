import { accountProject, type PlatformKit, reportEvent } from '@signalbox/platform-kit';
import { sql } from 'kysely';
import { asAuthDatabase } from '../auth-tables';

/**
 * Reports administrators whose account was frozen after wrong passwords, as the event `accountFrozen`: once in an hour,
 * for however many addresses.
 */
export async function reportFrozen(kit: Pick<PlatformKit, 'database' | 'clock' | 'notify'>): Promise<void> {
  const from = new Date(kit.clock.now() - lookBackMilliseconds);
  const rows = await asAuthDatabase(kit.database)
    .selectFrom('login_failure')
    .select(['account', 'frozen_at'])
    // Has an index; an account is frozen at its last failure or before.
    .where('last_at', '>', from)
    .where('frozen_at', '>', from)
    .where(
      sql<boolean>`exists (select from document join user_name on user_id = id
        where project = ${accountProject} and collection = 'user' and key = login_failure.account and (body @> '{"isAdmin":true}' or body @> '{"isSuper":true}'))`,
    )
    .execute();
  const hours = new Map(
    rows.map(({ account, frozen_at: frozenAt }) => {
      const hour = Math.floor((frozenAt?.getTime() ?? 0) / hourMilliseconds);
      return [`accountFrozen ${hour} ${account}`, account ?? ''];
    }),
  );
  for (const [key, name] of hours)
    await reportEvent(kit, { key, project: accountProject, name: 'accountFrozen', params: { name } });
}

/** A server that was down for longer reports no older ones. */
const lookBackMilliseconds = 86_400_000;
const hourMilliseconds = 3_600_000;
