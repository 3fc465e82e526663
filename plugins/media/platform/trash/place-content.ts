import { PlatformError } from '@signalbox/api';
import { isFileName, joinPath, mediaPath, parentOf, type PlatformKit } from '@signalbox/platform-kit';
import type { LibraryIndex } from '../index/library-index';
import { replaceIndexed } from '../index/replace-indexed';
import { moveEntry, namesIn } from '../retained/folders';
import { libraryLocation } from '../retained/places';

interface PlaceDeps {
  kit: Pick<PlatformKit, 'fileTree' | 'clock'>;
  /** With the lock of the project. */
  index: LibraryIndex;
  /** Id of a user. */
  by: string;
}

interface Content {
  /** Path of the tree. */
  source: string;
  /** Inside the library. */
  path: string;
  /** True: replaces a file, of which a version is kept, and adds the files of a directory to one that exists. */
  mayReplace: boolean;
}

/**
 * Moves a file or a directory to a path of the library, whose directories are made. Throws `alreadyExists`. A crash in
 * between leaves what it has not moved at the source.
 */
export async function placeContent(deps: PlaceDeps, content: Content): Promise<void> {
  const { files, project } = deps.index;
  const parent = parentOf(content.path);
  if (parent !== '') await files.makeDirectory(mediaPath(project, parent));
  // Throws for a link on the way.
  await files.entry(mediaPath(project, content.path));
  await place(deps, content);
}

async function place(deps: PlaceDeps, { source, path, mayReplace }: Content): Promise<void> {
  const { kit, index, by } = deps;
  const target = libraryLocation({ project: index.project, path });
  const present = await kit.fileTree.stat(target);
  if (!present) return moveEntry(kit, source, target);
  const stats = await kit.fileTree.stat(source);
  if (!mayReplace) throw new PlatformError('alreadyExists', { detail: path });
  if (present.kind === 'directory' && stats?.kind === 'directory') {
    for (const name of await namesIn(kit, source)) await placeChild(deps, { source, path, name });
    return kit.fileTree.removeEmpty(source);
  }
  if (present.kind !== 'file' || stats?.kind !== 'file') throw new PlatformError('alreadyExists', { detail: path });
  return replaceIndexed(kit, index, { path, replacedBy: by, replace: () => moveEntry(kit, source, target) });
}

/** Names that no file of a library may have come from other programs, and have no versions. */
async function placeChild(
  deps: PlaceDeps,
  { source, path, name }: { source: string; path: string; name: string },
): Promise<void> {
  const child = `${source}/${name}`;
  if (isFileName(name)) return place(deps, { source: child, path: joinPath(path, name), mayReplace: true });
  const { project } = deps.index;
  await moveEntry(deps.kit, child, `${libraryLocation({ project, path })}/${name}`);
}
