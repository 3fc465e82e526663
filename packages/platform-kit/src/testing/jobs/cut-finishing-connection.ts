import type { PlatformKit } from '../../contract';
import { lockSeeds } from '../../database/advisory-locks';

/** Cuts the connection of the replica that finishes a job. */
export async function cutFinishingConnection({ pool }: Pick<PlatformKit, 'pool'>): Promise<void> {
  await pool.query(
    `select pg_terminate_backend(pid, 20000) from pg_stat_activity where query like '%${lockSeeds.finishing}%' and pid <> pg_backend_pid()
       and datname = current_database()`,
  );
}
