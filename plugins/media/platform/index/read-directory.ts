import { PlatformError } from '@signalbox/api';
import {
  type FileEntry,
  hasCode,
  isOfOtherProject,
  mediaPath,
  parentOf,
  type PlatformKit,
} from '@signalbox/platform-kit';
import { findDirectory, type IndexedDirectory, makeDirectoryRow, nameOf } from './directories';
import { indexDatabase } from './index-tables';
import { changeIndex } from './library-index';
import { writeEntries } from './write-entries';

export type IndexKit = Pick<PlatformKit, 'database' | 'files'>;

export interface DirectoryToRead {
  project: string;
  /** Inside the library; '' for its top. */
  path: string;
  /** True: compares each file, also where the modification time of the directory has not changed. */
  isThorough?: boolean;
  signal?: AbortSignal;
}

/**
 * Brings the index of one directory up to date, in batches, without the directories below it. True if its entries were
 * read. A directory that is missing leaves the index.
 */
export async function readDirectory(
  kit: IndexKit,
  { project, path, isThorough = false, signal }: DirectoryToRead,
): Promise<boolean> {
  const row = await findDirectory(indexDatabase(kit.database), { project, path });
  const entry = await directoryOnDisk(kit, { project, path });
  if (!entry) return row === undefined ? false : forget(kit, { project, row });
  const modified = entry.modifiedAt.getTime();
  if (!isThorough && row?.modified_at?.getTime() === modified) return false;
  // A change within the same tick of the file system's clock would not change the modification time.
  const isSettled = Date.now() - modified > settledMilliseconds;
  const directory = row ?? (await changeIndex(kit, project, (index) => makeDirectoryRow(index, path)));
  const names = await allNames(kit, { project, directory });
  for (let at = 0; at < names.length; at += batchSize) {
    signal?.throwIfAborted();
    await writeBatch(kit, { project, directory, names: names.slice(at, at + batchSize) });
  }
  await indexDatabase(kit.database)
    .updateTable('media_directory')
    .set({ modified_at: isSettled ? entry.modifiedAt : null, indexed_at: new Date() })
    .where('id', '=', directory.id)
    .where('path', '=', path)
    .execute();
  return true;
}

async function directoryOnDisk(
  { files }: IndexKit,
  { project, path }: { project: string; path: string },
): Promise<FileEntry | undefined> {
  const entry = await files.entry(mediaPath(project, path)).catch(ignoreLink);
  return entry?.isDirectory === true ? entry : undefined;
}

/** For `catch`: undefined for a path with a link in it, which the store does not follow. */
export function ignoreLink(error: unknown): undefined {
  if (!(error instanceof PlatformError && error.is('invalidPath'))) throw error;
}

/** Names on the disk and in the index. */
async function allNames(
  { database, files }: IndexKit,
  { project, directory }: { project: string; directory: IndexedDirectory },
): Promise<string[]> {
  const onDisk = await files.names(mediaPath(project, directory.path)).catch(ignoreUnreadable);
  const tables = indexDatabase(database);
  const indexed = await tables
    .selectFrom('media_file')
    .select('name')
    .where('directory', '=', directory.id)
    .unionAll(tables.selectFrom('media_directory').select('name').where('parent', '=', directory.id))
    .execute();
  const isOwn = (name: string) => project !== 'default' || directory.path !== '' || !isOfOtherProject(name);
  return [...new Set([...onDisk.filter(isOwn), ...indexed.map(({ name }) => name)])].toSorted();
}

/** Nothing of a directory that was removed meanwhile, or that this process may not read, such as `lost+found`. */
function ignoreUnreadable(error: unknown): string[] {
  const isGone = error instanceof PlatformError && (error.is('notFound') || error.is('invalidPath'));
  if (isGone || hasCode(error, 'EACCES', 'EPERM')) return [];
  throw error;
}

/** Writes nothing if the directory has moved meanwhile: its new place is read on its own. */
async function writeBatch(
  kit: IndexKit,
  { project, directory, names }: { project: string; directory: IndexedDirectory; names: string[] },
): Promise<void> {
  await changeIndex(kit, project, async (index) => {
    const current = await findDirectory(index.database, { project, path: directory.path });
    if (current?.id === directory.id) await writeEntries(index, { directory, names });
  });
}

async function forget(kit: IndexKit, { project, row }: { project: string; row: IndexedDirectory }): Promise<boolean> {
  return changeIndex(kit, project, async (index) => {
    const current = await findDirectory(index.database, { project, path: row.path });
    if (current?.id !== row.id || (await directoryOnDisk(kit, { project, path: row.path }))) return false;
    if (row.path === '') await index.database.deleteFrom('media_directory').where('id', '=', row.id).execute();
    else
      await writeEntries(index, {
        directory: await makeDirectoryRow(index, parentOf(row.path)),
        names: [nameOf(row.path)],
      });
    return true;
  });
}

const settledMilliseconds = 5_000;
const batchSize = 500;
