import type { Pool, PoolClient } from 'pg';
import type { LockKey } from './lock-key';
import { type ReleaseOptions, tryLock, unlockAndRelease } from './try-lock';

/**
 * Calls `act` on one replica at a time: returns undefined at once while another connection has the lock, of this replica or
 * another. `act` may use the connection that has the lock.
 */
export async function tryAlone<Result>(
  pool: Pool,
  key: LockKey,
  act: (client: PoolClient) => Promise<Result>,
  options?: ReleaseOptions,
): Promise<Result | undefined> {
  const client = await tryLock(pool, key);
  if (!client) return undefined;
  try {
    return await act(client);
  } finally {
    await unlockAndRelease(client, [key], options);
  }
}
