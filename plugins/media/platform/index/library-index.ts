import { type FileStore, lockSeeds, type PlatformKit } from '@signalbox/platform-kit';
import { sql } from 'kysely';
import { type IndexDatabase, indexDatabase } from './index-tables';

/** One project's part of the index, in a transaction that has the lock of the project. */
export interface LibraryIndex {
  database: IndexDatabase;
  files: FileStore;
  project: string;
}

/**
 * Changes the index of one project. The lock makes replicas take turns: `change` reads the disk and writes what it found,
 * and nothing else writes in between.
 */
export async function changeIndex<Result>(
  kit: Pick<PlatformKit, 'database' | 'files'>,
  project: string,
  change: (index: LibraryIndex) => Promise<Result>,
): Promise<Result> {
  return kit.database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${project}, ${lockSeeds.mediaIndex}))`.execute(transaction);
    return change({ database: indexDatabase(transaction), files: kit.files, project });
  });
}
