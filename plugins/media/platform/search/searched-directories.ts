import { isBelow } from '../index/directories';
import type { IndexDatabase } from '../index/index-tables';

interface SearchedDirectories {
  project: string;
  /** Inside the library; '' for its top. */
  path: string;
  hasBelow: boolean;
}

/**
 * Ids of the directories that a search reads. Undefined: all of the project. Read first, because the database plans the
 * search by their number.
 */
export async function searchedDirectories(
  database: IndexDatabase,
  { project, path, hasBelow }: SearchedDirectories,
): Promise<number[] | undefined> {
  if (path === '' && hasBelow) return undefined;
  const rows = await database
    .selectFrom('media_directory')
    .select('id')
    .where('project', '=', project)
    .where((where) => where.or([where('path', '=', path), ...(hasBelow ? [isBelow(path)] : [])]))
    .execute();
  return rows.map(({ id }) => id);
}
