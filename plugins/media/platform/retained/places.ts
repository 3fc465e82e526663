import { projectPrefix } from '@signalbox/api';
import { joinPath, mediaPath, pathSegments } from '@signalbox/platform-kit';

// Paths of the tree of files (`kit.fileTree`).

/** A path inside the media library of a project. */
export interface LibraryPath {
  project: string;
  path: string;
}

/** A file or directory of a library. Look it up in the file store first, which follows no links. */
export function libraryLocation({ project, path }: LibraryPath): string {
  return joinPath('media', mediaPath(project, path));
}

/**
 * The directory with the versions of a file, or with those of all files below a directory. It is in the tree of the
 * libraries, where files move by renames, and outside of them: restores and imports swap their directories.
 */
export function versionsLocation({ project, path }: LibraryPath): string {
  return [versionsRoot, folderOf(project), ...(path === '' ? [] : pathSegments(path))].join('/');
}

export const versionsRoot = 'media/.versions';

/** The directory with the deleted files of a project. */
export function trashLocation(project: string): string {
  return `${trashRoot}/${folderOf(project)}`;
}

export const trashRoot = 'media/.trash';

/** Name of the folder of a project: a project may have the name `..`. */
function folderOf(project: string): string {
  return projectPrefix + project;
}

/** The project of a folder's name. Undefined for another folder. */
export function projectOfFolder(name: string): string | undefined {
  return name.startsWith(projectPrefix) ? name.slice(projectPrefix.length) : undefined;
}
