import type { LockedUser } from '@signalbox/api';
import { accountProject, type OperationActions, type PlatformKit, sessionRules } from '@signalbox/platform-kit';
import { findAccountByName } from './accounts';
import { asAuthDatabase } from './auth-tables';
import { keysAtAddresses } from './count-try';
import type { LoginClients } from './login-clients';

interface LockedDeps {
  kit: Pick<PlatformKit, 'database' | 'settings' | 'pool'>;
  clients: LoginClients;
}

/** Accounts that are frozen after wrong passwords, for operators. */
export function lockedAccounts({ kit, clients }: LockedDeps): Required<Pick<OperationActions, 'locked' | 'unlock'>> {
  const database = asAuthDatabase(kit.database);
  return {
    async locked({ query, now }) {
      const { settings } = await kit.settings.read(accountProject);
      const rows = await query<{ id: string; username: string; isAdmin: boolean; since: Date }>(
        `select id, username, body @> '{"isAdmin":true}' as "isAdmin", frozen_at as since
         from login_failure join document
           on project = $1 and collection = 'user' and body ->> 'username' = username
         where frozen_at is not null order by frozen_at desc limit 200`,
        [accountProject],
      );
      return rows.flatMap(({ id: userId, username, isAdmin, since }): LockedUser[] => {
        const { freeze } = sessionRules({ settings, isAdmin });
        const until = since.getTime() + (freeze?.seconds ?? 0) * 1000;
        if (until <= now) return [];
        return [{ userId, username, since: since.toISOString(), until: new Date(until).toISOString() }];
      });
    },

    /** Forgets the wrong passwords, and the delays that they caused for all devices of the user. */
    async unlock(username) {
      const account = await findAccountByName(kit.pool, username);
      await database
        .deleteFrom('login_failure')
        .where((where) =>
          where.or([
            where('username', '=', username),
            where(where.fn<boolean>('starts_with', ['username', where.val(keysAtAddresses(username))]), '=', true),
          ]),
        )
        .execute();
      const lanes = await clients.lanesOf({ username, userId: account?.id ?? '' });
      await database.deleteFrom('login_delay').where('key', 'in', lanes).execute();
    },
  };
}
