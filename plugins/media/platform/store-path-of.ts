import { PlatformError } from '@signalbox/api';
import { mediaPath, ownerOf, pathOfUrl } from '@signalbox/platform-kit';

/** `path`: inside the library of the project, or the URL of one of its files. Throws `invalidPath` for another project. */
export function storePathOf(project: string, path: string): string {
  const storePath = pathOfUrl(path) ?? mediaPath(project, path);
  if (ownerOf(storePath).project !== project) throw new PlatformError('invalidPath', { detail: 'another project' });
  return storePath;
}
