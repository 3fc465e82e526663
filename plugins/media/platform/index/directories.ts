import { joinPath, parentOf } from '@signalbox/platform-kit';
import { sql } from 'kysely';
import type { IndexDatabase } from './index-tables';
import type { LibraryIndex } from './library-index';

export interface IndexedDirectory {
  id: number;
  path: string;
  modified_at: Date | null;
}

export async function findDirectory(
  database: IndexDatabase,
  { project, path }: { project: string; path: string },
): Promise<IndexedDirectory | undefined> {
  return database
    .selectFrom('media_directory')
    .select(['id', 'path', 'modified_at'])
    .where('project', '=', project)
    .where('path', '=', path)
    .executeTakeFirst();
}

/** The row of a directory. Adds it, and those above it, where they are missing. */
export async function makeDirectoryRow(index: LibraryIndex, path: string): Promise<IndexedDirectory> {
  const { database, project } = index;
  const found = await findDirectory(database, { project, path });
  if (found) return found;
  const parent = path === '' ? null : (await makeDirectoryRow(index, parentOf(path))).id;
  const row = { project, parent, path, name: nameOf(path), modified_at: null, indexed_at: null };
  const { id } = await database.insertInto('media_directory').values(row).returning('id').executeTakeFirstOrThrow();
  return { id, path, modified_at: null };
}

/** Adds rows of the directories with these names in a directory, where they are missing. */
export async function addChildren(
  { database, project }: LibraryIndex,
  parent: IndexedDirectory,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  await database
    .insertInto('media_directory')
    .values(
      names.map((name) => ({
        project,
        parent: parent.id,
        name,
        path: joinPath(parent.path, name),
        modified_at: null,
        indexed_at: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['parent', 'name']).doNothing())
    .execute();
}

/** The last name of a path; '' for the top. */
export function nameOf(path: string): string {
  return path.split('/').at(-1) ?? '';
}

/** True for the rows of directories below one. */
export function isBelow(path: string) {
  return path === '' ? sql<boolean>`path <> ''` : sql<boolean>`starts_with(path, ${`${path}/`})`;
}
