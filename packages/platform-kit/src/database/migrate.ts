import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { advisoryLocks } from './advisory-locks';
import { noticeIfLong } from './notice-if-long';

export interface Migration {
  /** Unique and permanent, e.g. `kit/001-documents`. */
  name: string;
  sql: string;
}

/** Why migrations take long: another server has their lock, or they run. */
export type MigrationHold = 'waiting' | 'running';

interface MigrateOptions {
  /** Called once it waits, or migrates, for a second. */
  onHold?: (hold: MigrationHold) => Promise<void>;
  /** Ends the wait for another server with an error. */
  signal?: AbortSignal;
}

/**
 * Runs the pending migrations in the given order, all in one transaction. Replicas that start together wait for each
 * other at the advisory lock. The later ones find no pending migration.
 */
export async function migrate(
  pool: pg.Pool,
  migrations: Migration[],
  { onHold, signal }: MigrateOptions = {},
): Promise<string[]> {
  rejectDoubles(migrations);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await noticeIfLong(onHold && (() => onHold('waiting')), () => takeTurn(client, signal));
    return await noticeIfLong(onHold && (() => onHold('running')), () => runPending(client, migrations));
  } catch (cause) {
    await client.query('rollback');
    throw cause;
  } finally {
    client.release();
  }
}

/** Runs them and commits. Returns their names. */
async function runPending(client: pg.PoolClient, migrations: Migration[]): Promise<string[]> {
  await client.query(
    'create table if not exists signalbox_migration (name text primary key, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string }>('select name from signalbox_migration');
  const done = new Set(rows.map((row) => row.name));
  const pending = migrations.filter((migration) => !done.has(migration.name));
  for (const migration of pending) await runOne(client, migration);
  await client.query('commit');
  return pending.map((migration) => migration.name);
}

/** Asks again and again: a query that waits for the lock could not be ended by the signal. */
async function takeTurn(client: pg.PoolClient, signal: AbortSignal | undefined): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const sql = 'select pg_try_advisory_xact_lock($1) as "isTaken"';
    const { rows } = await client.query<{ isTaken: boolean }>(sql, [advisoryLocks.migrations]);
    if (rows[0]?.isTaken === true) return;
    await sleep(betweenMilliseconds, undefined, { signal });
  }
}

const betweenMilliseconds = 100;

async function runOne(client: pg.PoolClient, { name, sql }: Migration) {
  try {
    await client.query(sql);
  } catch (cause) {
    throw new Error(`Migration ${name} failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
  await client.query('insert into signalbox_migration (name) values ($1)', [name]);
}

function rejectDoubles(migrations: Migration[]) {
  const names = new Set<string>();
  for (const { name } of migrations) {
    if (names.has(name)) throw new Error(`Two migrations are named ${name}`);
    names.add(name);
  }
}
