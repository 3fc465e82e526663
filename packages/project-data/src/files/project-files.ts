import { join } from 'node:path/posix';
import { PlatformError } from '@signalbox/api';
import type { ArchiveSource } from '@signalbox/archive';
import {
  createFolderTree,
  type FileTree,
  frontEndMark,
  ignoreMissing,
  isFileName,
  isOfOtherProject,
  mediaPath,
  pathSegments,
  type PlatformKit,
  type TreeEntry,
  type TreeFile,
} from '@signalbox/platform-kit';
import type { FileItem, TreePlace } from './tree-place';

export interface FilesOf {
  item: FileItem;
  project: string;
  /** Folders of the media library, with `/`. Only for `fileServer`. */
  excludedDirs: readonly string[];
}

export interface FoundFile {
  source: ArchiveSource;
  /** 0 for an empty directory. */
  bytes: number;
  /** Not for a directory. Undefined for a file that has gone since it was listed. */
  read?: () => Promise<TreeFile | undefined>;
}

/** Where the files of an item are. */
function filesOf(kit: Kit, { item, project }: Pick<FilesOf, 'item' | 'project'>): TreePlace {
  return item === 'html'
    ? { tree: createFolderTree({ root: kit.frontEndDir() }), root: '' }
    : { tree: kit.fileTree, root: join('media', mediaPath(project, '')) };
}

type Kit = Pick<PlatformKit, 'fileTree' | 'frontEndDir'>;

/** The files and empty directories of an item by path, without links and without files that the media store hides. */
export async function* projectFiles(kit: Kit, { item, project, excludedDirs }: FilesOf): AsyncGenerator<FoundFile> {
  const excluded = new Set(excludedDirs.map((path) => pathSegments(path).join('/')));
  const isTaken = (path: string, name: string) =>
    item === 'html'
      ? !/[\\\0]/.test(name) && path !== frontEndMark
      : isShown(name) && !excluded.has(path) && !isForeign({ path, project });
  yield* walk({ place: filesOf(kit, { item, project }), directory: '', item, isTaken });
}

interface Walk {
  place: TreePlace;
  /** '' or a path that ends in `/`. */
  directory: string;
  item: FileItem;
  isTaken: (path: string, name: string) => boolean;
}

async function* walk({ place, directory, item, isTaken }: Walk): AsyncGenerator<FoundFile> {
  const { tree, root } = place;
  const children = await childrenOf(place, directory).catch(unreadable(item, directory));
  let isEmpty = directory !== '';
  for (const child of children) {
    const name = directory + child.name;
    if (!isTaken(name, child.name)) continue;
    if (child.kind === 'directory') {
      isEmpty = false;
      yield* walk({ place, directory: `${name}/`, item, isTaken });
    } else if (child.kind === 'file') {
      isEmpty = false;
      const path = join(root, name);
      const source = { kind: item, name, modified: child.modifiedAt, isOptional: true };
      yield { source: { ...source, ...contentAt(tree, path) }, bytes: child.bytes, read: () => tree.read(path) };
    }
  }
  if (isEmpty) yield { source: { kind: item, name: directory, isDirectory: true }, bytes: 0 };
}

/** A path is faster: then the worker that writes the archive reads the file itself. */
function contentAt(tree: FileTree, path: string): { path: string } | { open: () => AsyncIterable<Uint8Array> } {
  return tree.localPath ? { path: tree.localPath(path) } : { open: () => contentOf(tree, path) };
}

async function* contentOf(tree: FileTree, path: string): AsyncGenerator<Uint8Array> {
  const file = await tree.read(path);
  if (!file) throw Object.assign(new Error(`${path} does not exist any more`), { code: 'ENOENT' });
  yield* file.content;
}

async function childrenOf({ tree, root }: TreePlace, directory: string): Promise<TreeEntry[]> {
  const children = (await tree.entries(join(root, directory)).catch(ignoreMissing)) ?? [];
  return children.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** The media folders of other projects are inside that of the default project. */
function isForeign({ path, project }: { path: string; project: string }): boolean {
  return project === 'default' && isOfOtherProject(path);
}

/**
 * False for names that the media store does not allow, such as those that start with a dot, which the store uses
 * itself.
 */
export function isShown(name: string): boolean {
  return isFileName(name) && name === name.normalize('NFC');
}

/** Throws `fileUnreadable` with the path inside the archive. */
function unreadable(item: FileItem, name: string): (cause: unknown) => never {
  return (cause) => {
    throw new PlatformError('fileUnreadable', { params: { path: `${item}/${name}` }, cause });
  };
}
