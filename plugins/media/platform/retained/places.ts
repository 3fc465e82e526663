import { join } from 'node:path';
import { projectPrefix } from '@signalbox/api';
import { mediaPath, pathSegments, type PlatformKit } from '@signalbox/platform-kit';

/** A path inside the media library of a project. */
export interface LibraryPath {
  project: string;
  path: string;
}

type Kit = Pick<PlatformKit, 'dataDir'>;

/** Absolute path of a file or directory of a library. Look it up in the file store first, which follows no links. */
export function libraryLocation({ dataDir }: Kit, { project, path }: LibraryPath): string {
  return join(dataDir, 'media', ...mediaPath(project, path).split('/'));
}

/**
 * Absolute path of the folder with the versions of a file, or with those of all files below a directory. It is on the disk of
 * the libraries, where files move by renames, and outside of them: restores and imports swap their directories.
 */
export function versionsLocation(kit: Kit, { project, path }: LibraryPath): string {
  return join(versionsRoot(kit), folderOf(project), ...(path === '' ? [] : pathSegments(path)));
}

export function versionsRoot({ dataDir }: Kit): string {
  return join(dataDir, 'media', '.versions');
}

/** Absolute path of the folder with the deleted files of a project. */
export function trashLocation(kit: Kit, project: string): string {
  return join(trashRoot(kit), folderOf(project));
}

export function trashRoot({ dataDir }: Kit): string {
  return join(dataDir, 'media', '.trash');
}

/** Name of the folder of a project: a project may have the name `..`. */
function folderOf(project: string): string {
  return projectPrefix + project;
}

/** The project of a folder's name. Undefined for another folder. */
export function projectOfFolder(name: string): string | undefined {
  return name.startsWith(projectPrefix) ? name.slice(projectPrefix.length) : undefined;
}
