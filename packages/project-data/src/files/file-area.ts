import { basename, join } from 'node:path/posix';
import { PlatformError, projectPrefix } from '@signalbox/api';
import { frontEndMark, isOfOtherProject, mediaPath, pathSegments, restoredFrontEndName } from '@signalbox/platform-kit';
import { isShown } from './project-files';
import { type FileItem, type TreeKit, treeOf, type TreePlace } from './tree-place';

/** The files of one item of a backup: their directory, and which paths in it belong to the item. */
export interface FileArea extends TreePlace {
  item: FileItem;
  /** The unit that is swapped in one step: the first segment of a path, or '' for the whole root. */
  unitOf(path: string): string;
  /**
   * True for a path outside this area. Everything below it is foreign too. No backup contains it and no restore deletes
   * it.
   */
  isForeign(path: string): boolean;
  /** Throws `invalidPath` for a path that no file of this area may have. */
  check(path: string): void;
}

/**
 * The media of a project. The media of the default project share a folder with the folders of all other projects, so
 * they are swapped per folder. Another project has one folder.
 */
export function mediaArea(kit: TreeKit, project: string): FileArea {
  const isDefault = project === 'default';
  return {
    item: 'fileServer',
    tree: treeOf(kit, 'fileServer'),
    root: join('media', mediaPath(project, '')),
    unitOf: (path) => (isDefault ? (path.split('/')[0] ?? '') : ''),
    isForeign: (path) => !isShown(basename(path)) || (isDefault && !path.includes('/') && isOfOtherProject(path)),
    check(path) {
      checkPath(path);
      if (isDefault && path.startsWith(projectPrefix))
        throw new PlatformError('invalidPath', { detail: `the directory of another project: ${path.slice(0, 100)}` });
    },
  };
}

/** The restored front-end package: one folder. */
export function htmlArea(kit: TreeKit): FileArea {
  return {
    item: 'html',
    tree: treeOf(kit, 'html'),
    root: restoredFrontEndName,
    unitOf: () => '',
    isForeign: (path) => path === frontEndMark,
    // The folder contains nothing else. The archive has already rejected paths that leave it.
    check(path) {
      if (path === frontEndMark) throw new PlatformError('invalidPath', { detail: path });
    },
  };
}

function checkPath(path: string): void {
  const name = path.endsWith('/') ? path.slice(0, -1) : path;
  if (pathSegments(name).join('/') !== name)
    throw new PlatformError('invalidPath', { detail: `not in its normal form: ${JSON.stringify(path.slice(0, 100))}` });
}
