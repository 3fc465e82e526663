import type { PlatformKit } from '@signalbox/platform-kit';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';

/**
 * Collects new index entries of documents in the pending list of the GIN index for the rest of the transaction.
 * Searches scan that list entry by entry. `tidyIndex` merges it once, which takes half the time of a restore.
 */
export async function deferIndex(client: PoolClient): Promise<void> {
  await client.query(defer);
}

/**
 * Writes documents with a deferred index, for the notes of a job about itself. Otherwise the first note after
 * the start of a restore's copy would merge all entries copied so far, which takes a second.
 */
export async function withIndexDeferred<Result>(kit: PlatformKit, write: (kit: PlatformKit) => Promise<Result>) {
  return kit.database.transaction().execute(async (database) => {
    await sql.raw(defer).execute(database);
    return write({ ...kit, database });
  });
}

const defer = `set local gin_pending_list_limit = '2000MB'`;

/**
 * Merges the pending list. Call it directly after the commit, so that no later writer has to do it. If it is
 * interrupted, the next writer does it, or autovacuum within a minute.
 */
export async function tidyIndex({ pool }: Pick<PlatformKit, 'pool'>): Promise<void> {
  await pool.query(`select gin_clean_pending_list('document_body')`);
}
