import type { Dirent } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PlatformError } from '@signalbox/api';
import type { ArchiveSource } from '@signalbox/archive';
import {
  frontEndMark,
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
  /** Of the media library, with `/`; only for `fileServer`. */
  excludedDirs: readonly string[];
}

export interface FoundFile {
  source: ArchiveSource;
  /** 0 for an empty directory. */
  bytes: number;
}

/** Where the files of an item stand. The folder may be missing. */
function filesRoot(
  kit: Pick<PlatformKit, 'dataDir' | 'frontEndDir'>,
  { item, project }: Pick<FilesOf, 'item' | 'project'>,
): string {
  return item === 'html' ? kit.frontEndDir() : join(kit.dataDir, 'media', mediaPath(project, ''));
}

/** The files of an item by path, and its empty directories. Links, and what the media store does not show, are left out. */
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
      const stats = await lstat(path).catch(gone).catch(unreadable(item, name));
      if (stats)
        yield { source: { kind: item, name, path, modified: stats.mtime, isOptional: true }, bytes: stats.size };
    }
  }
  if (isEmpty) yield { source: { kind: item, name: directory, isDirectory: true }, bytes: 0 };
}

async function childrenOf(path: string): Promise<Dirent[]> {
  const children = (await readdir(path, { withFileTypes: true }).catch(gone)) ?? [];
  return children.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** A directory of another project stands among those of the default one. */
function isForeign({ path, project }: { path: string; project: string }): boolean {
  return project === 'default' && isOfOtherProject(path);
}

/** False for what no file of the media store may be called, such as what begins with a dot: the store's own. */
export function isShown(name: string): boolean {
  return isFileName(name) && name === name.normalize('NFC');
}

/** Names what cannot be read as an archive would. */
function unreadable(item: FileItem, name: string): (cause: unknown) => never {
  return (cause) => {
    throw new PlatformError('fileUnreadable', { params: { path: `${item}/${name}` }, cause });
  };
}

/** Undefined for what went away meanwhile; a fault of the machine stays one. */
function gone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}
