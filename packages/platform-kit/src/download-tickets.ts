import { randomBytes } from 'node:crypto';
import type { PlatformKit, Viewer } from './contract';
import { sha256Hex } from './sha256-hex';

interface TicketKind {
  /** Has the columns `hash` (primary key), `expires_at`, `session_id`, and those of `values`. */
  table: string;
  validMilliseconds: number;
  /** The oldest tickets of a user (column `user_id`) end beyond this number. Missing: no limit. */
  maxPerUser?: number;
}

type Deps = Pick<PlatformKit, 'pool' | 'clock' | 'sessionViewer'>;
/** By the name of a column. */
type Values = Record<string, unknown>;

/** Tickets that authenticate one download each, as long as the session that requested it. The platform stores only their hashes. */
export function downloadTickets<Row extends Values>({ table, validMilliseconds, maxPerUser }: TicketKind) {
  return {
    /** Issues a ticket. `values` gets its text, with which it may encrypt a value. */
    async issue(
      { pool, clock }: Deps,
      { sessionId }: Pick<Viewer, 'sessionId'>,
      values: (ticket: string) => Values,
    ): Promise<string> {
      const ticket = randomBytes(24).toString('base64url');
      const now = clock.now();
      const expires_at = new Date(now + validMilliseconds);
      const row: Values = { ...values(ticket), hash: sha256Hex(ticket), expires_at, session_id: sessionId };
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

    /**
     * Uses a ticket up. Returns its row with the current rights of the session, which the caller checks. Undefined for one that
     * is not valid, whose session has ended, or whose row has another `expected` value.
     */
    async redeem(
      { pool, clock, sessionViewer }: Deps,
      ticket: string,
      expected: Values = {},
    ): Promise<(Row & { viewer: Viewer }) | undefined> {
      const conditions = Object.keys(expected).map((column, index) => ` and ${column} = $${index + 3}`);
      const { rows } = await pool.query<Row & { session_id: string | null }>(
        `delete from ${table} where hash = $1 and expires_at > $2${conditions.join('')} returning *`,
        [sha256Hex(ticket), new Date(clock.now()), ...Object.values(expected)],
      );
      const [row] = rows;
      const viewer = row?.session_id ? await sessionViewer(row.session_id) : undefined;
      return row && viewer && { ...row, viewer };
    },
  };
}
