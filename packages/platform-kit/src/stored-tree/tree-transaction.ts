import type { Pool, PoolClient } from 'pg';
import { hasCode } from '../file-tree';

/** Runs a change completely or not at all. Repeats it when another one came in between. */
export async function changeTree<Result>(pool: Pool, change: (client: PoolClient) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await runOnce(pool, change);
    } catch (error) {
      if (attempt === maxAttempts || !hasCode(error, ...passing)) throw error;
    }
}

async function runOnce<Result>(pool: Pool, change: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin');
    const result = await change(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((cause: Error) => (failure = cause));
    throw error;
  } finally {
    client.release(failure);
  }
}

/**
 * Error codes of PostgreSQL after which the change is tried again: a name was taken, a directory was removed, two
 * changes waited for each other.
 */
const passing = ['23505', '23503', '40P01'];
const maxAttempts = 10;
