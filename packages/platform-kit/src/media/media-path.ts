import { PlatformError, projectPrefix } from '@signalbox/api';
import { pathSegments } from '../files';

/**
 * A path of the store for a path inside `project`'s media library. The default project's media stand at the top; each
 * other project has a directory of its own beside them. Throws `invalidPath`.
 */
export function mediaPath(project: string, path: string): string {
  const segments = pathSegments(path);
  if (project !== 'default') return [projectPrefix + project, ...segments].join('/');
  if (segments[0]?.startsWith(projectPrefix))
    throw new PlatformError('invalidPath', { detail: 'the directory of another project' });
  return segments.join('/');
}

/** Which project's media library a path of the store belongs to, and where it stands in it. */
export function ownerOf(storePath: string): { project: string; path: string } {
  const [first = '', ...rest] = storePath.split('/');
  return first.startsWith(projectPrefix)
    ? { project: first.slice(projectPrefix.length), path: rest.join('/') }
    : { project: 'default', path: storePath };
}

/** True for what the default project's lists leave out. */
export function isOfOtherProject(storePath: string): boolean {
  return storePath.startsWith(projectPrefix);
}

/** A name in a directory; '' is the top. */
export function joinPath(directory: string, name: string): string {
  return directory === '' ? name : `${directory}/${name}`;
}

/** Where a path stands; '' is the top. */
export function parentOf(path: string): string {
  return path.split('/').slice(0, -1).join('/');
}

/** The address to be stored of a file: without `/rest`, which the console puts before it. */
export function mediaUrl(storePath: string): string {
  return base + storePath.split('/').map(encodeURIComponent).join('/');
}

/** The path of the store that an address names, in any of the ways in which clients write it; undefined for a foreign address. */
export function pathOfUrl(url: string): string | undefined {
  const match = /^(?:\/?rest)?\/?core\/media\/([^?#]+)/.exec(url);
  if (!match?.[1]) return undefined;
  try {
    return decodeURIComponent(match[1]);
  } catch {
    // No escape sequence of an address: the name itself holds a percent sign.
    return match[1];
  }
}

const base = '/core/media/';
