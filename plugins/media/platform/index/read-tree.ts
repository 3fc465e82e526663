import { mediaPath } from '@signalbox/platform-kit';
import { sql } from 'kysely';
import { type IndexedDirectory, isBelow } from './directories';
import { indexDatabase } from './index-tables';
import { type DirectoryToRead, ignoreLink, type IndexKit, readDirectory } from './read-directory';

/** Brings the index of a directory and of all below it up to date. `path` is '' for the whole library. */
export async function readTree(kit: IndexKit, { path, ...options }: DirectoryToRead): Promise<void> {
  const { project, signal, isThorough = false } = options;
  const pending: DirectoryRow[] = await rowsWithin(kit, { project, path });
  if (!pending.some((row) => row.path === path)) pending.unshift({ path, modified_at: null });
  const seen = new Set(pending.map((row) => row.path));
  for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
    signal?.throwIfAborted();
    if (!isThorough && (await isUnchanged(kit, { project, row: next }))) continue;
    if (!(await readDirectory(kit, { ...options, path: next.path }))) continue;
    for (const child of await childrenOf(kit, { project, path: next.path })) {
      if (!seen.has(child.path)) pending.push(child);
      seen.add(child.path);
    }
  }
}

type DirectoryRow = Pick<IndexedDirectory, 'path' | 'modified_at'>;

async function isUnchanged(
  { files }: IndexKit,
  { project, row }: { project: string; row: DirectoryRow },
): Promise<boolean> {
  if (row.modified_at === null) return false;
  const entry = await files.entry(mediaPath(project, row.path)).catch(ignoreLink);
  return entry?.isDirectory === true && entry.modifiedAt.getTime() === row.modified_at.getTime();
}

/** Brings the index of a whole library up to date, and notes when. */
export async function checkLibrary(
  kit: IndexKit,
  options: Pick<DirectoryToRead, 'project' | 'isThorough' | 'signal'>,
): Promise<void> {
  const isFirst = !(await isReadOnce(kit, options.project));
  await readTree(kit, { ...options, path: '' });
  // Searches by a new index need its statistics now. The database updates them on its own later.
  if (isFirst) await sql`vacuum (analyze) media_directory, media_file`.execute(kit.database);
  const at = new Date();
  const times = { checked_at: at, ...(options.isThorough === true ? { compared_at: at } : {}) };
  await indexDatabase(kit.database)
    .insertInto('media_index')
    .values({ project: options.project, ...times })
    .onConflict((conflict) => conflict.column('project').doUpdateSet(times))
    .execute();
}

/** True once the library of a project was read completely. */
export async function isReadOnce({ database }: Pick<IndexKit, 'database'>, project: string): Promise<boolean> {
  const rows = indexDatabase(database).selectFrom('media_index').select('project').where('project', '=', project);
  return (await rows.executeTakeFirst()) !== undefined;
}

async function rowsWithin(
  { database }: IndexKit,
  { project, path }: { project: string; path: string },
): Promise<DirectoryRow[]> {
  return indexDatabase(database)
    .selectFrom('media_directory')
    .select(['path', 'modified_at'])
    .where('project', '=', project)
    .where((where) => where.or([where('path', '=', path), isBelow(path)]))
    .execute();
}

async function childrenOf(
  { database }: IndexKit,
  { project, path }: { project: string; path: string },
): Promise<DirectoryRow[]> {
  return indexDatabase(database)
    .selectFrom('media_directory as child')
    .innerJoin('media_directory as parent', 'parent.id', 'child.parent')
    .select(['child.path', 'child.modified_at'])
    .where('parent.project', '=', project)
    .where('parent.path', '=', path)
    .execute();
}
