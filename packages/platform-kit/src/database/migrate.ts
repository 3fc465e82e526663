import type pg from 'pg';
import { advisoryLocks } from './advisory-locks';

export interface Migration {
  /** Unique and permanent, e.g. `kit/001-documents`. */
  name: string;
  sql: string;
}

/**
 * Runs the pending migrations in the given order, all in one transaction. Replicas that start together wait for each
 * other at the advisory lock. The later ones find no pending migration.
 */
export async function migrate(pool: pg.Pool, migrations: Migration[]): Promise<string[]> {
  rejectDoubles(migrations);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.migrations]);
    await client.query(
      'create table if not exists signalbox_migration (name text primary key, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from signalbox_migration');
    const done = new Set(rows.map((row) => row.name));
    const pending = migrations.filter((migration) => !done.has(migration.name));
    for (const migration of pending) await runOne(client, migration);
    await client.query('commit');
    return pending.map((migration) => migration.name);
  } catch (cause) {
    await client.query('rollback');
    throw cause;
  } finally {
    client.release();
  }
}

/** Any fixed number that is the same in every replica. */

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
