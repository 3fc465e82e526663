import { PlatformError, projectPrefix } from '@signalbox/api';
import { percentDecoded } from '@signalbox/schemas/percent-decoded';
import { pathSegments } from '../files';

/**
 * Path in the store of a path inside `project`'s media library. The default project's media are at the top; each other
 * project has a directory beside them. Throws `invalidPath`.
 */
export function mediaPath(project: string, path: string): string {
  const segments = pathSegments(path);
  if (project !== 'default') return [projectPrefix + project, ...segments].join('/');
  if (segments[0]?.startsWith(projectPrefix))
    throw new PlatformError('invalidPath', { detail: 'the directory of another project' });
  return segments.join('/');
}

/** The project whose media library has a path of the store, and the path inside that library. */
export function ownerOf(storePath: string): { project: string; path: string } {
  const [first = '', ...rest] = storePath.split('/');
  return first.startsWith(projectPrefix)
    ? { project: first.slice(projectPrefix.length), path: rest.join('/') }
    : { project: 'default', path: storePath };
}

/** True for entries that the default project's lists leave out. */
export function isOfOtherProject(storePath: string): boolean {
  return storePath.startsWith(projectPrefix);
}

/** A name in a directory; '' is the top. */
export function joinPath(directory: string, name: string): string {
  return directory === '' ? name : `${directory}/${name}`;
}

/** The directory of a path; '' is the top. */
export function parentOf(path: string): string {
  return path.split('/').slice(0, -1).join('/');
}

/** The address of a file in its stored form: without `/rest`, which the console prepends. */
export function mediaUrl(storePath: string): string {
  return base + storePath.split('/').map(encodeURIComponent).join('/');
}

/** The path of the store for an address in any of the forms that clients write; undefined for a foreign address. */
export function pathOfUrl(url: string): string | undefined {
  const match = /^(?:\/?rest)?\/?core\/media\/([^?#]+)/.exec(url);
  return match?.[1] && percentDecoded(match[1]);
}

const base = '/core/media/';
