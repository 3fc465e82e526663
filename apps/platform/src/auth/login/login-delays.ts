import type { Clock } from '@signalbox/platform-kit';
import { sql } from 'kysely';
import type { AuthDatabase, LoginDelayRow } from '../auth-tables';
import type { LoginSource } from './login-clients';
import { frozen } from './login-failures';
import { createRowCap } from './row-cap';

/**
 * Delays the next attempt after wrong passwords, of names known and unknown alike: 1 s after the tenth failure of a source,
 * then twice as long after each, at most 5 minutes. A right password, or a day without an attempt, ends it.
 */
export interface LoginDelays {
  /** Throws `accountFrozen` during the delay of the source. Does not count an attempt. */
  rejectEarly(source: LoginSource): Promise<void>;
  /** Counts an attempt before its password is verified, so that concurrent attempts cannot bypass the limit. Throws `accountFrozen`. */
  count(source: LoginSource): Promise<void>;
  forget(source: LoginSource): Promise<void>;
}

interface LoginDelayOptions {
  database: AuthDatabase;
  clock: Clock;
  /** Maximum number of stored sources. Those with the fewest failures are deleted first. */
  maxLanes?: number;
}

const firstDelayed = 10;
const maxSeconds = 300;
const keptMs = 86_400_000;

export function createLoginDelays({ database, clock, maxLanes = 100_000 }: LoginDelayOptions): LoginDelays {
  const order = sql`count desc, last_at desc`;
  const capRows = createRowCap({ database, table: 'login_delay', order, maxRows: maxLanes });

  const isOver = (row: LoginDelayRow) => clock.now() - row.last_at.getTime() >= keptMs;

  async function read({ key }: LoginSource): Promise<LoginDelayRow | undefined> {
    return database.selectFrom('login_delay').selectAll().where('key', '=', key).executeTakeFirst();
  }

  async function insertFirst({ key, network }: LoginSource): Promise<boolean> {
    const now = new Date(clock.now());
    await database
      .deleteFrom('login_delay')
      .where('last_at', '<=', new Date(now.getTime() - keptMs))
      .execute();
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('login_delay')
      .values({ key, network, count: 1, last_at: now })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .executeTakeFirstOrThrow();
    await capRows();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  }

  async function increment(row: LoginDelayRow, { network }: LoginSource): Promise<boolean> {
    const { numUpdatedRows } = await database
      .updateTable('login_delay')
      .set({ count: row.count + 1, network, last_at: new Date(clock.now()) })
      .where('key', '=', row.key)
      .where('count', '=', row.count)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  return {
    async rejectEarly(source) {
      rejectWaiting(await read(source), source, clock.now());
    },

    async count(source) {
      // Another replica may count at the same moment. It may then allow a few more attempts.
      for (let tries = 0; tries <= firstDelayed; tries++) {
        const row = await read(source);
        rejectWaiting(row, source, clock.now());
        if (!row || isOver(row) ? await insertFirst(source) : await increment(row, source)) return;
      }
      throw frozen(1);
    },

    async forget({ key }) {
      await database.deleteFrom('login_delay').where('key', '=', key).execute();
    },
  };
}

function rejectWaiting(row: LoginDelayRow | undefined, source: LoginSource, now: number): void {
  if (!row || row.count < firstDelayed) return;
  const fullDelay = Math.min(maxSeconds, 2 ** (row.count - firstDelayed));
  // From another network than the last failure, half of the delay: the user may be on a new device while another sender fails.
  const delay = source.kind === 'unknown' && row.network !== source.network ? fullDelay / 2 : fullDelay;
  const left = delay - (now - row.last_at.getTime()) / 1000;
  if (left > 0) throw frozen(Math.ceil(left));
}
