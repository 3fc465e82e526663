import { setTimeout as delay } from 'node:timers/promises';
import { advisoryLocks } from '@signalbox/platform-kit';
import type { Pool, PoolClient } from 'pg';

/**
 * The index that finds documents by what is in them. While a restore copies more than there is, keeping it takes the
 * database a third of its time, and building it anew afterwards takes nobody's: so it is laid aside. What it would find is
 * found all the same meanwhile, by reading.
 */
export interface BodyIndex {
  /** Drops it, and keeps others from building it until `giveBack`. False where it cannot be had within seconds. */
  drop(): Promise<boolean>;
  /** Builds it. Nobody who writes has to wait for that. */
  restore(): Promise<void>;
  /** Builds it where whoever laid it aside, or built it, is gone. */
  keep(): Promise<void>;
  /** Ends the building; the next start does it. */
  stop(): Promise<void>;
}

export function createBodyIndex(pool: Pool): BodyIndex {
  let aside: PoolClient | undefined;
  let building: Promise<void> | undefined;
  let builder: number | undefined;
  let isStopped = false;

  const take = async () => {
    const client = await pool.connect();
    const isTaken = await client
      .query<{ isTaken: boolean }>('select pg_try_advisory_lock($1) as "isTaken"', [advisoryLocks.bodyIndex])
      .then(({ rows }) => rows[0]?.isTaken === true)
      .catch((error: unknown) => {
        client.release(true);
        throw error;
      });
    if (isTaken) return client;
    client.release();
    return undefined;
  };
  const build = async (client: PoolClient) => {
    try {
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      builder = rows[0]?.pid;
      if (!isStopped) await buildIndex(client);
    } finally {
      builder = building = undefined;
      // With the connection go its lock and its settings.
      client.release(true);
    }
  };
  const isBuilding = () => building !== undefined;
  const begin = (client: PoolClient) => (building = build(client));

  return {
    async drop() {
      const client = await take();
      if (!client) return false;
      try {
        await client.query(`set statement_timeout = ${patience}`);
        await client.query(`drop index concurrently if exists ${name}`);
        await client.query('set statement_timeout = 0');
      } catch {
        client.release(true);
        return false;
      }
      aside = client;
      return true;
    },
    async restore() {
      const client = aside;
      aside = undefined;
      if (client) await begin(client);
    },
    async keep() {
      if (await isThere(pool)) return;
      const client = await take();
      if (client) await begin(client);
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
 * Ends a building, which waits for every transaction under way and lets nobody lock the table meanwhile: one that is
 * about to would wait for it as it waits for that. Housekeeping begins again.
 */
export async function cutIndexBuilding(client: Pick<PoolClient, 'query'>): Promise<void> {
  await client.query(
    `select pg_cancel_backend(pid) from pg_stat_progress_create_index where relid = 'document'::regclass`,
  );
}

async function buildIndex(client: PoolClient): Promise<void> {
  if (await isThere(client)) return;
  // Half of it, where somebody was cut short.
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

/** As the kit's first migration made it. */
const name = 'document_body';
/** In ms: dropping waits for whoever reads or writes documents just now. */
const patience = 3_000;
