import type { Pool, PoolClient } from 'pg';
import type { Clock } from '../contract';
import type { GaugeSource } from '../gauges';

/** Reads figures on one connection of the pool: in a transaction that cannot write, two seconds for each statement. */
export async function readBriefly<Value>(
  { pool, clock }: { pool: Pool; clock: Clock },
  read: (source: GaugeSource) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect();
  let isUsable = false;
  try {
    const value = await readOn(client, { now: clock.now(), read });
    isUsable = true;
    return value;
  } finally {
    client.release(!isUsable);
  }
}

/** The same on a connection of the caller. Rolls back in any case: the next read has no failed transaction. */
export async function readOn<Value>(
  client: PoolClient,
  { now, read }: { now: number; read: (source: GaugeSource) => Promise<Value> },
): Promise<Value> {
  await client.query(`begin read only; set local statement_timeout = '2s'`);
  try {
    return await read({ now, query: async (sql, values) => (await client.query(sql, values)).rows });
  } finally {
    await client.query('rollback');
  }
}
