import {
  type FileEntry,
  type FileStore,
  isOfOtherProject,
  mediaPath,
  mediaUrl,
  ownerOf,
} from '@signalbox/platform-kit';
import { formatOf } from '@signalbox/platform-kit/media-inspection';
import type { Directory, LibraryEntry } from '../../shared/library';

/** A file or directory as the library's lists show it. `size` in bytes. */
export function libraryEntry({ name, path, isDirectory, bytes, modifiedAt }: FileEntry): LibraryEntry {
  return {
    name,
    path: ownerOf(path).path,
    filePath: mediaUrl(path),
    type: isDirectory ? 'directory' : (formatOf(name)?.kind ?? 'other'),
    size: bytes,
    updateTime: modifiedAt.toISOString(),
  };
}

/** The entries of a directory of a project's media library. Empty if the directory does not exist. */
export async function entriesIn(
  files: FileStore,
  { project, directory }: { project: string; directory: string },
): Promise<FileEntry[]> {
  const place = mediaPath(project, directory);
  if (!(await files.entry(place))?.isDirectory) return [];
  return (await files.list(place)).filter(({ path }) => project !== 'default' || !isOfOtherProject(path));
}

/** All directories below one, as the tree of `path`, `name`, `child` on the wire. */
export async function directoryTree(
  files: FileStore,
  at: { project: string; directory: string },
): Promise<Directory[]> {
  const directories = (await entriesIn(files, at)).filter(({ isDirectory }) => isDirectory);
  const nodes: Directory[] = [];
  for (const { name, path: storePath } of directories) {
    const { path } = ownerOf(storePath);
    nodes.push({ path, name, child: await directoryTree(files, { ...at, directory: path }) });
  }
  return nodes;
}

/** All files below a directory, at most `max`. */
export async function allFiles(
  files: FileStore,
  at: { project: string; directory: string },
  max = 10_000,
): Promise<LibraryEntry[]> {
  const found: LibraryEntry[] = [];
  for (const entry of await entriesIn(files, at)) {
    if (found.length >= max) break;
    if (!entry.isDirectory) found.push(libraryEntry(entry));
    else found.push(...(await allFiles(files, { ...at, directory: ownerOf(entry.path).path }, max - found.length)));
  }
  return found;
}
