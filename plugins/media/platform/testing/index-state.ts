import type { FileStore, PlatformKit } from '@signalbox/platform-kit';
import { joinPath, mediaPath } from '@signalbox/platform-kit';
import { indexDatabase } from '../index/index-tables';

interface FileState {
  path: string;
  bytes: number;
  modifiedAt: number;
}
export interface LibraryState {
  directories: string[];
  files: FileState[];
}

/** The directories and files of the default project on the disk. */
export async function stateOnDisk({ files }: { files: FileStore }): Promise<LibraryState> {
  const state: LibraryState = { directories: [], files: [] };
  const pending = (await files.entry('')) ? [''] : [];
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    if (path !== '') state.directories.push(path);
    for (const entry of await files.list(mediaPath('default', path))) {
      if (entry.isDirectory) pending.push(entry.path);
      else state.files.push({ path: entry.path, bytes: entry.bytes, modifiedAt: entry.modifiedAt.getTime() });
    }
  }
  return sorted(state);
}

/** The same in the index. */
export async function stateInIndex({ database }: Pick<PlatformKit, 'database'>): Promise<LibraryState> {
  const tables = indexDatabase(database);
  const directories = await tables.selectFrom('media_directory').select('path').where('path', '<>', '').execute();
  const files = await tables
    .selectFrom('media_file as file')
    .innerJoin('media_directory as directory', 'directory.id', 'file.directory')
    .select(['directory.path as directory', 'file.name', 'file.bytes', 'file.modified_at'])
    .execute();
  return sorted({
    directories: directories.map(({ path }) => path),
    files: files.map(({ directory, name, bytes, modified_at }) => ({
      path: joinPath(directory, name),
      bytes,
      modifiedAt: modified_at.getTime(),
    })),
  });
}

function sorted({ directories, files }: LibraryState): LibraryState {
  const byPath = (one: FileState, other: FileState) => (one.path < other.path ? -1 : 1);
  return { directories: directories.toSorted(), files: files.toSorted(byPath) };
}

/** Empties the index of all projects. */
export async function emptyIndex({ database }: Pick<PlatformKit, 'database'>): Promise<void> {
  await indexDatabase(database).deleteFrom('media_directory').execute();
  await indexDatabase(database).deleteFrom('media_index').execute();
}
