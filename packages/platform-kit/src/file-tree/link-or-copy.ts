import { constants } from 'node:fs';
import { copyFile, link, stat, utimes } from 'node:fs/promises';
import { hasCode } from './error-code';

/**
 * Gives the content of a file a second path. Copies it, with its times, if the file system has no hard links. Throws
 * `EEXIST`: unlike a rename, never replaces a file that another request has just created.
 */
export async function linkOrCopy(source: string, target: string): Promise<void> {
  try {
    await link(source, target);
  } catch (error) {
    // Some network and foreign file systems have no hard links.
    if (!hasCode(error, 'EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK')) throw error;
    await copyFile(source, target, constants.COPYFILE_EXCL);
    const { atime, mtime } = await stat(source);
    await utimes(target, atime, mtime);
  }
}
