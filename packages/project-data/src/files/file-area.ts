import { join } from 'node:path';
import { basename } from 'node:path/posix';
import { PlatformError, projectPrefix } from '@signalbox/api';
import { frontEndMark, isOfOtherProject, mediaPath, pathSegments, restoredFrontEndDir } from '@signalbox/platform-kit';
import { isShown } from './project-files';

/** The files of one item of a backup: where they stand, and what of that place is theirs. */
export interface FileArea {
  item: 'fileServer' | 'html';
  /** Absolute. It may be missing. */
  root: string;
  /** What is swapped in one step: the first name of a path, or '' for the whole root. */
  unitOf(path: string): string;
  /** True for a path that is none of this area's, nor is what stands below it: no backup holds it, no restore takes it away. */
  isForeign(path: string): boolean;
  /** Throws `invalidPath` for a path that no file of this area may have. */
  check(path: string): void;
}

interface AreaOptions {
  dataDir: string;
  project: string;
}

/**
 * The media of a project. Those of the default project stand beside the folders of all others, so that theirs are
 * swapped folder by folder; another project's are one folder.
 */
export function mediaArea({ dataDir, project }: AreaOptions): FileArea {
  const isDefault = project === 'default';
  const media = join(dataDir, 'media');
  return {
    item: 'fileServer',
    root: isDefault ? media : join(media, mediaPath(project, '')),
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
export function htmlArea({ dataDir }: { dataDir: string }): FileArea {
  return {
    item: 'html',
    root: restoredFrontEndDir(dataDir),
    unitOf: () => '',
    isForeign: (path) => path === frontEndMark,
    // Nothing else stands there: what cannot leave the folder, which the archive has seen to, may be in it.
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
