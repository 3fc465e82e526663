import type { PlatformKit } from '../../contract';
import { lockSeeds } from '../../database/advisory-locks';

/** Cuts the connection of the replica that finishes a job. Returns the process id of its session. */
export async function cutFinishingConnection({ pool }: Pick<PlatformKit, 'pool'>): Promise<number | undefined> {
  // A connection that has finished a job keeps its last query, which releases the lock.
  const { rows } = await pool.query<{ pid: number }>(
    `select pid, pg_terminate_backend(pid, 20000) from pg_stat_activity where pid <> pg_backend_pid()
       and query like '%pg_advisory_lock(%${lockSeeds.finishing}%' and datname = current_database()`,
  );
  return rows[0]?.pid;
}
