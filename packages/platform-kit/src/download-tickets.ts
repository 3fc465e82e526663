import { randomBytes } from 'node:crypto';
import type { PlatformKit } from './contract';
import { sha256Hex } from './sha256-hex';

interface TicketKind {
  /** Has the columns `hash` (primary key), `expires_at`, and those of `values`. */
  table: string;
  validMilliseconds: number;
  /** The oldest tickets of a user (column `user_id`) end beyond this number. Missing: no limit. */
  maxPerUser?: number;
}

type Deps = Pick<PlatformKit, 'pool' | 'clock'>;
/** By the name of a column. */
type Values = Record<string, unknown>;

/** Tickets that authenticate one download each. The platform stores only their hashes. */
export function downloadTickets<Row extends Values>({ table, validMilliseconds, maxPerUser }: TicketKind) {
  return {
    /** Issues a ticket. `values` gets its text, with which it may encrypt a value. */
    async issue({ pool, clock }: Deps, values: (ticket: string) => Values): Promise<string> {
      const ticket = randomBytes(24).toString('base64url');
      const now = clock.now();
      const row: Values = { ...values(ticket), hash: sha256Hex(ticket), expires_at: new Date(now + validMilliseconds) };
      await pool.query(`delete from ${table} where expires_at < $1`, [new Date(now)]);
      if (maxPerUser !== undefined)
        await pool.query(
          `delete from ${table} where hash in (
             select hash from ${table} where user_id = $1 order by expires_at desc offset $2)`,
          [row['user_id'], maxPerUser - 1],
        );
      const places = Object.keys(row).map((_column, index) => `$${index + 1}`);
      await pool.query(
        `insert into ${table} (${Object.keys(row).join(', ')}) values (${places.join(', ')})`,
        Object.values(row),
      );
      return ticket;
    },

    /** Uses a ticket up. Returns its row, or undefined for one that is not valid, or whose row has another `expected` value. */
    async redeem({ pool, clock }: Deps, ticket: string, expected: Values = {}): Promise<Row | undefined> {
      const conditions = Object.keys(expected).map((column, index) => ` and ${column} = $${index + 3}`);
      const { rows } = await pool.query<Row>(
        `delete from ${table} where hash = $1 and expires_at > $2${conditions.join('')} returning *`,
        [sha256Hex(ticket), new Date(clock.now()), ...Object.values(expected)],
      );
      return rows[0];
    },
  };
}
