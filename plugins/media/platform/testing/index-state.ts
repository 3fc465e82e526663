import type { FileStore, PlatformKit } from '@signalbox/platform-kit';
import { joinPath, mediaPath } from '@signalbox/platform-kit';
import { indexDatabase } from '../index/index-tables';
import { changeIndex } from '../index/library-index';

interface FileState {
  path: string;
  bytes: number;
  modifiedAt: number;
}
interface LibraryState {
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

/** Empties the index of all projects, each once nothing changes it any more: a request may go on behind its answer. */
export async function emptyIndex(kit: Pick<PlatformKit, 'database' | 'files'>): Promise<void> {
  const tables = indexDatabase(kit.database);
  const directories = tables.selectFrom('media_directory').select('project');
  const projects = await directories.union(tables.selectFrom('media_index').select('project')).execute();
  for (const { project } of projects)
    await changeIndex(kit, project, async ({ database }) => {
      await database.deleteFrom('media_directory').where('project', '=', project).execute();
      await database.deleteFrom('media_index').where('project', '=', project).execute();
    });
}
