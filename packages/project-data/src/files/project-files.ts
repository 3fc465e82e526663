import type { Dirent } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PlatformError } from '@signalbox/api';
import type { ArchiveSource } from '@signalbox/archive';
import {
  frontEndMark,
  ignoreMissing,
  isFileName,
  isOfOtherProject,
  mediaPath,
  pathSegments,
  type PlatformKit,
} from '@signalbox/platform-kit';

type FileItem = 'fileServer' | 'html';

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
}

/** Folder of the files of an item. It may be missing. */
function filesRoot(
  kit: Pick<PlatformKit, 'dataDir' | 'frontEndDir'>,
  { item, project }: Pick<FilesOf, 'item' | 'project'>,
): string {
  return item === 'html' ? kit.frontEndDir() : join(kit.dataDir, 'media', mediaPath(project, ''));
}

/** The files and empty directories of an item by path, without links and without files that the media store hides. */
export async function* projectFiles(
  kit: Pick<PlatformKit, 'dataDir' | 'frontEndDir'>,
  { item, project, excludedDirs }: FilesOf,
): AsyncGenerator<FoundFile> {
  const excluded = new Set(excludedDirs.map((path) => pathSegments(path).join('/')));
  const isTaken = (path: string, name: string) =>
    item === 'html'
      ? !/[\\\0]/.test(name) && path !== frontEndMark
      : isShown(name) && !excluded.has(path) && !isForeign({ path, project });
  yield* walk({ root: filesRoot(kit, { item, project }), directory: '', item, isTaken });
}

interface Walk {
  root: string;
  /** '' or a path that ends in `/`. */
  directory: string;
  item: FileItem;
  isTaken: (path: string, name: string) => boolean;
}

async function* walk({ root, directory, item, isTaken }: Walk): AsyncGenerator<FoundFile> {
  const children = await childrenOf(join(root, directory)).catch(unreadable(item, directory));
  let isEmpty = directory !== '';
  for (const child of children) {
    const name = directory + child.name;
    if (!isTaken(name, child.name)) continue;
    const path = join(root, name);
    if (child.isDirectory()) {
      isEmpty = false;
      yield* walk({ root, directory: `${name}/`, item, isTaken });
    } else if (child.isFile()) {
      isEmpty = false;
      const stats = await lstat(path).catch(ignoreMissing).catch(unreadable(item, name));
      if (stats)
        yield { source: { kind: item, name, path, modified: stats.mtime, isOptional: true }, bytes: stats.size };
    }
  }
  if (isEmpty) yield { source: { kind: item, name: directory, isDirectory: true }, bytes: 0 };
}

async function childrenOf(path: string): Promise<Dirent[]> {
  const children = (await readdir(path, { withFileTypes: true }).catch(ignoreMissing)) ?? [];
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
