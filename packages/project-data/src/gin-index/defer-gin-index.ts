import type { PlatformKit } from '@signalbox/platform-kit';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';

/**
 * For the rest of the transaction, what documents add to the index of bodies goes to its list of pending entries, which
 * is searched too, but one by one. `tidyIndex` sorts it in, once, which takes as long as half of a restore.
 */
export async function deferIndex(client: PoolClient): Promise<void> {
  await client.query(defer);
}

/**
 * Writes documents with the index put off: for what an operation notes of itself. Else the first such note after a restore
 * has begun to copy would sort in all that it has copied so far, and take a second for it.
 */
export async function withIndexDeferred<Result>(kit: PlatformKit, write: (kit: PlatformKit) => Promise<Result>) {
  return kit.database.transaction().execute(async (database) => {
    await sql.raw(defer).execute(database);
    return write({ ...kit, database });
  });
}

const defer = `set local gin_pending_list_limit = '2000MB'`;

/**
 * Begun at once after the commit: whoever writes a document while it runs does not have to do it. Where it is cut short,
 * the next writer does, or the database's own housekeeping within a minute.
 */
export async function tidyIndex({ pool }: Pick<PlatformKit, 'pool'>): Promise<void> {
  await pool.query(`select gin_clean_pending_list('document_body')`);
}
