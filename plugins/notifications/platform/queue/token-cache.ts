import { createHash } from 'node:crypto';
import { lockSeeds, type PlatformKit } from '@signalbox/platform-kit';
import type { FreshToken, TokenCache } from '../visit/visit';
import { queueDatabase } from './queue-tables';

type Deps = Pick<PlatformKit, 'database' | 'pool' | 'clock'>;
type Found = Awaited<ReturnType<TokenCache['get']>>;

/**
 * Tokens in the database, for all replicas. One replica renews a token early; the others wait. Like the secrets of the
 * settings, tokens are in no answer, backup or log.
 */
export function createTokenCache(deps: Deps): TokenCache {
  const tokens = queueDatabase(deps.database);
  /** The renewals of this replica, so that each takes one connection. */
  const renewals = new Map<string, Promise<Found>>();

  return {
    async get(account, renew) {
      const key = keyOf(account);
      const row = await tokens
        .selectFrom('notice_token')
        .select('token')
        .where('account', '=', key)
        .where('renew_at', '>', new Date(deps.clock.now()))
        .executeTakeFirst();
      if (row) return { token: row.token, isCached: true };
      const renewal = renewals.get(key) ?? renewAlone(deps, key, renew).finally(() => renewals.delete(key));
      renewals.set(key, renewal);
      return renewal;
    },
    async forget(account, token) {
      await tokens
        .deleteFrom('notice_token')
        .where('account', '=', keyOf(account))
        .where('token', '=', token)
        .execute();
    },
  };
}

/** Renews a token on one replica at a time. The second one finds the token of the first. */
async function renewAlone({ pool, clock }: Deps, key: string, renew: () => Promise<FreshToken>): Promise<Found> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', [key, lockSeeds.noticeToken]);
    const { rows } = await client.query<{ token: string }>(
      'select token from notice_token where account = $1 and renew_at > $2',
      [key, new Date(clock.now())],
    );
    if (rows[0]) return { token: rows[0].token, isCached: true };
    const { token, expiresIn } = await renew();
    const now = clock.now();
    await client.query('delete from notice_token where expires_at < $1', [new Date(now)]);
    await client.query(
      `insert into notice_token (account, token, expires_at, renew_at) values ($1, $2, $3, $4)
         on conflict (account)
         do update set token = excluded.token, expires_at = excluded.expires_at, renew_at = excluded.renew_at`,
      [key, token, new Date(now + expiresIn * 1_000), new Date(now + usedSeconds(expiresIn) * 1_000)],
    );
    await client.query('commit');
    return { token, isCached: false };
  } finally {
    // After a commit it does nothing.
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    );
  }
}

function keyOf(account: string): string {
  return createHash('sha256').update(account).digest('base64url');
}

/**
 * Returns how long a token is used: until five minutes before its end, or for half of a life shorter than ten minutes.
 */
function usedSeconds(expiresIn: number): number {
  return Math.max(expiresIn - 5 * 60, expiresIn / 2);
}
