import { createHash } from 'node:crypto';
import { PlatformError } from '@signalbox/api';
import { sql } from 'kysely';
import type { Clock, Database } from './contract';

export interface RateLimit {
  /** Counts one attempt. Throws `tooManyRequests` above the limit of this window. */
  spend(key: string): Promise<void>;
  /** Removes a successful attempt from the count. */
  refund(key: string): Promise<void>;
  /** Removes all attempts from the count. */
  reset(key: string): Promise<void>;
}

export interface RateLimitRules {
  database: Database;
  clock: Clock;
  count: number;
  windowSeconds: number;
}

/** Counted in the database, so that replicas count together. */
export function createRateLimit({ database, clock, count, windowSeconds }: RateLimitRules): RateLimit {
  return {
    async spend(clearKey) {
      const key = storedKey(clearKey);
      const now = new Date(clock.now());
      const windowStart = new Date(clock.now() - windowSeconds * 1000);
      const row = await database
        .insertInto('rate_limit')
        .values({ key, window_start: now, count: 1 })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql`case when rate_limit.window_start <= ${windowStart} then 1 else rate_limit.count + 1 end`,
            window_start: sql`case when rate_limit.window_start <= ${windowStart} then ${now} else rate_limit.window_start end`,
          }),
        )
        .returning(['count', 'window_start'])
        .executeTakeFirstOrThrow();
      if (row.count === 1)
        await database
          .deleteFrom('rate_limit')
          .where('window_start', '<', new Date(clock.now() - 86_400_000))
          .execute();
      if (row.count <= count) return;
      const seconds = Math.max(1, Math.ceil(windowSeconds - (clock.now() - row.window_start.getTime()) / 1000));
      throw new PlatformError('tooManyRequests', { detail: String(seconds), params: { count: seconds } });
    },
    async refund(clearKey) {
      const key = storedKey(clearKey);
      await database
        .updateTable('rate_limit')
        .set((row) => ({ count: row('count', '-', 1) }))
        .where('key', '=', key)
        .where('count', '>', 0)
        .execute();
    },
    async reset(clearKey) {
      await database.deleteFrom('rate_limit').where('key', '=', storedKey(clearKey)).execute();
    },
  };
}

/** Keys contain names and addresses of any length that clients send. The database stores a hash of 43 characters. */
function storedKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
