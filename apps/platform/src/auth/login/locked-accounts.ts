import type { LockedUser } from '@signalbox/api';
import {
  accountProject,
  foldedUsername,
  type OperationActions,
  type PlatformKit,
  sessionRules,
} from '@signalbox/platform-kit';
import { findAccountByName } from '../accounts';
import { asAuthDatabase } from '../auth-tables';
import { failureKeysOf } from './failure-keys';
import type { LoginClients } from './login-clients';

interface LockedDeps {
  kit: Pick<PlatformKit, 'database' | 'settings' | 'pool'>;
  clients: LoginClients;
}

/** Accounts that are frozen for one client or several after wrong passwords, for operators. */
export function lockedAccounts({ kit, clients }: LockedDeps): Required<Pick<OperationActions, 'locked' | 'unlock'>> {
  const database = asAuthDatabase(kit.database);
  return {
    async locked({ query, now }) {
      const { settings } = await kit.settings.read(accountProject);
      const seconds = [true, false].map((isAdmin) => sessionRules({ settings, isAdmin }).freeze?.seconds ?? 0);
      const rows = await query<{ id: string; username: string; isAdmin: boolean; addresses: number; since: Date }>(
        `select id, body ->> 'username' as username, body @> '{"isAdmin":true}' as "isAdmin",
           count(*)::int as addresses, max(frozen_at) as since
         from login_failure join user_name on user_name.key = account
           join document on project = $1 and collection = 'user' and id = user_id
         where frozen_at > case when body @> '{"isAdmin":true}' then $2::timestamptz else $3::timestamptz end
         group by id, body order by since desc limit 200`,
        [accountProject, ...seconds.map((freeze) => new Date(now - freeze * 1000).toISOString())],
      );
      return rows.map(({ id: userId, username, isAdmin, addresses, since }): LockedUser => {
        const until = new Date(since.getTime() + (seconds[isAdmin ? 0 : 1] ?? 0) * 1000);
        return { userId, username, addresses, since: since.toISOString(), until: until.toISOString() };
      });
    },

    /** Forgets the wrong passwords, and the delays that they caused for all devices of the user. */
    async unlock(username) {
      const account = await findAccountByName(kit.pool, username);
      const name = foldedUsername(username);
      await database
        .deleteFrom('login_failure')
        .where((where) =>
          where.or([
            where('username', '=', name),
            where(where.fn<boolean>('starts_with', ['username', where.val(failureKeysOf(name))]), '=', true),
          ]),
        )
        .execute();
      const sources = await clients.sourceKeysOf({ username, userId: account?.id ?? '' });
      await database.deleteFrom('login_delay').where('key', 'in', sources).execute();
    },
  };
}
