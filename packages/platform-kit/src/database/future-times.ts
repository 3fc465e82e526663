import type { PlatformKit } from '../contract';
import type { Migration } from './migrate';

type Deps = Pick<PlatformKit, 'pool' | 'clock' | 'log'>;

/**
 * Ends the waits, and counts the ages from now, that a server with a clock ahead has stored more than a day ahead: sessions, freezes,
 * tickets and pauses would last for years. Times of what has happened stay: of logs, histories, files and readings.
 */
export async function correctFutureTimes(kit: Deps, migrations: readonly Migration[]): Promise<void> {
  const now = await plausibleNow(kit);
  if (now === undefined) return;
  for (const { table, column } of await columnsOf(kit.pool, migrations)) {
    // A token lasts as long as its session was to last.
    const moved = table === 'session' && column === 'created_at' ? ', expires_at = $1 + (expires_at - created_at)' : '';
    const { rowCount: count } = await kit.pool.query(
      `update ${table} set ${column} = $1 ${moved} where ${column} > $1::timestamptz + interval '1 day'`,
      [now],
    );
    if (count) kit.log.warn({ table, column, count }, 'set times to now that a wrong clock had left in the future');
  }
}

/** The later time of the clocks of server and database. Undefined if it is certainly wrong, as on a machine that has lost the time. */
export async function plausibleNow({ pool, clock }: Pick<Deps, 'pool' | 'clock'>): Promise<Date | undefined> {
  const { rows } = await pool.query<{ now: Date }>('select greatest($1, now()) as now', [new Date(clock.now())]);
  const now = rows[0]?.now;
  return now !== undefined && now.getTime() > writtenMilliseconds ? now : undefined;
}

/** No clock of this program can be before it was written. */
const writtenMilliseconds = Date.parse('2026-01-01');

async function columnsOf(pool: Deps['pool'], migrations: readonly Migration[]) {
  const created = migrations.flatMap(({ sql }) => [...sql.matchAll(/create table (?:if not exists )?(\w+)/g)]);
  const { rows } = await pool.query<{ table: string; column: string }>(
    `select attrelid::regclass::text as "table", attname as "column" from pg_attribute
     where attrelid in (select to_regclass(name) from unnest($1::text[]) name) and atttypid = 'timestamptz'::regtype
       and (attname = any ($2) or attrelid::regclass::text || '.' || attname = any ($3))
       and attrelid::regclass::text || '.' || attname <> 'session.expires_at'`,
    [created.map(([, name]) => name), waits, ages],
  );
  return rows;
}

/** Columns of any table that something waits for, or that a pause counts from. None is planned for more than a day ahead. */
const waits = [
  'expires_at',
  'frozen_at',
  'last_at',
  'last_seen_at',
  'next_at',
  'due_at',
  'renew_at',
  'seen_at',
  'lease_until',
  'since',
  'window_start',
  'touched_at',
  'used_at',
];
const ages = ['session.created_at', 'user_secret.changed_at'];
