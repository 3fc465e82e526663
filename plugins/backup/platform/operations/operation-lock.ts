import type { Pool } from 'pg';

/** Held by one replica at a time, for as long as its connection lasts: a process that dies lets go of it. */
export interface OperationLock {
  /** The connection was cut: another replica may hold the lock by now. */
  onLost(handle: () => void): void;
  release(): Promise<void>;
}

/** Undefined while somebody else holds it, this process included. */
export async function takeOperationLock(pool: Pool): Promise<OperationLock | undefined> {
  const client = await pool.connect();
  const { rows } = await client
    .query<{ isTaken: boolean }>('select pg_try_advisory_lock($1) as "isTaken"', [operationLock])
    .catch((error: unknown) => {
      client.release(true);
      throw error;
    });
  if (rows[0]?.isTaken !== true) {
    client.release();
    return undefined;
  }
  let isLost = false;
  const losses: (() => void)[] = [];
  const handleEnd = () => {
    isLost = true;
    for (const handle of losses) handle();
  };
  client.once('end', handleEnd);
  return {
    onLost(handle) {
      losses.push(handle);
      if (isLost) handle();
    },
    async release() {
      client.off('end', handleEnd);
      if (isLost) return client.release(true);
      try {
        await client.query('select pg_advisory_unlock($1)', [operationLock]);
        client.release();
      } catch {
        // A connection that cannot say it goes: with it goes the lock.
        client.release(true);
      }
    },
  };
}

/** Beside those of migrations and of the first start. */
const operationLock = 7_425_003;
