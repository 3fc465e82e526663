import { setTimeout as delay } from 'node:timers/promises';
import { tryLock } from '@signalbox/jobs';
import { advisoryLocks } from '@signalbox/platform-kit';
import type { Pool, PoolClient } from 'pg';

/**
 * The GIN index on the bodies of documents. While a restore copies more documents than exist, updating the index takes
 * a quarter of its CPU time (docs/measured.md). So the restore drops the index and rebuilds it afterwards in the
 * background. Queries work without it, by a sequential scan.
 */
export interface BodyIndex {
  /**
   * Drops the index and blocks other replicas from building it until `restore`. False when it cannot be locked within
   * seconds.
   */
  drop(): Promise<boolean>;
  /** Builds the index concurrently. Writers do not wait. */
  restore(): Promise<void>;
  /** Builds the index if it is missing and the process that dropped it, or was building it, has ended. */
  keep(): Promise<void>;
  /** Cancels the build. The next start repeats it. */
  stop(): Promise<void>;
}

export function createBodyIndex(pool: Pool): BodyIndex {
  let dropper: PoolClient | undefined;
  let building: Promise<void> | undefined;
  let builder: number | undefined;
  let isStopped = false;

  const build = async (client: PoolClient) => {
    try {
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      builder = rows[0]?.pid;
      if (!isStopped) await buildIndex(client);
    } finally {
      builder = building = undefined;
      // Closing the connection releases its lock and resets its settings.
      client.release(true);
    }
  };
  const isBuilding = () => building !== undefined;
  const startBuild = (client: PoolClient) => (building = build(client));

  return {
    async drop() {
      const client = await tryLock(pool, advisoryLocks.bodyIndex);
      if (!client) return false;
      try {
        await client.query(`set statement_timeout = ${dropTimeoutMs}`);
        await client.query(`drop index concurrently if exists ${name}`);
        await client.query('set statement_timeout = 0');
      } catch {
        client.release(true);
        return false;
      }
      dropper = client;
      return true;
    },
    async restore() {
      const client = dropper;
      dropper = undefined;
      if (client) await startBuild(client);
    },
    async keep() {
      if (await isThere(pool)) return;
      const client = await tryLock(pool, advisoryLocks.bodyIndex);
      if (client) await startBuild(client);
    },
    async stop() {
      isStopped = true;
      while (isBuilding()) {
        if (builder !== undefined) await pool.query('select pg_cancel_backend($1)', [builder]);
        await Promise.race([building?.catch(() => undefined), delay(100)]);
      }
    },
  };
}

/**
 * Cancels a running build of this database; a table of another one may have the same oid. A concurrent build waits for all open
 * transactions, and blocks a table lock meanwhile, so the two would wait for each other. Housekeeping starts the build again.
 */
export async function cutIndexBuilding(client: Pick<PoolClient, 'query'>): Promise<void> {
  await client.query(
    `select pg_cancel_backend(pid) from pg_stat_progress_create_index
     where datname = current_database() and relid = 'document'::regclass`,
  );
}

async function buildIndex(client: PoolClient): Promise<void> {
  if (await isThere(client)) return;
  // Removes an invalid index of an interrupted build.
  await client.query(`drop index concurrently if exists ${name}`);
  await client.query(`set maintenance_work_mem = '256MB'`);
  await client.query(`create index concurrently ${name} on document using gin (body jsonb_path_ops)`);
}

async function isThere(client: Pick<Pool, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ isValid: boolean }>(
    `select indisvalid as "isValid" from pg_index where indexrelid = to_regclass('${name}')`,
  );
  return rows[0]?.isValid === true;
}

/** The name in the first migration of the platform kit. */
const name = 'document_body';
/** In ms. Dropping the index waits for transactions that use documents. */
const dropTimeoutMs = 3_000;
