import { randomUUID } from 'node:crypto';
import { closeSync, constants, openSync, renameSync, rmSync } from 'node:fs';
import { copyFile, link as hardLink, lstat, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode, ignoreMissing, targetExists } from './error-code';

/**
 * Gives the content of a file a second path. Copies it, with its times, if the file system has no hard links or is another
 * one. Throws `EEXIST`: unlike a rename, never replaces a file that another request has just created.
 */
export async function linkOrCopy(source: string, target: string, link: MakeLink = hardLink): Promise<void> {
  try {
    await link(source, target);
  } catch (error) {
    if (!hasCode(error, 'EXDEV', 'EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK')) throw error;
    if (await lstat(target).catch(ignoreMissing)) throw targetExists(target, error);
    await copyCompletely(source, target);
  }
}

export type MakeLink = (source: string, target: string) => Promise<void>;

/** Under a hidden name before the rename: a process that repeats this after a crash takes what is at the target for complete. */
async function copyCompletely(source: string, target: string): Promise<void> {
  const copy = join(dirname(target), `.${randomUUID()}`);
  try {
    await copyFile(source, copy, constants.COPYFILE_EXCL);
    const { atime, mtime } = await stat(source);
    await utimes(copy, atime, mtime);
    renameToFree(copy, target);
  } finally {
    await rm(copy, { force: true });
  }
}

/**
 * A rename alone would replace a file that was created during the copy. So this takes the name first, with an empty file
 * until the rename. Both are synchronous: no request of this process comes between them.
 */
function renameToFree(copy: string, target: string): void {
  closeSync(openSync(target, 'wx'));
  try {
    renameSync(copy, target);
  } catch (error) {
    rmSync(target, { force: true });
    throw error;
  }
}
