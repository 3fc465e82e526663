import { constants } from 'node:fs';
import { copyFile, link as hardLink, rename } from 'node:fs/promises';
import { hasCode } from '@signalbox/platform-kit';
import { exists } from './swap';

interface FileToLink {
  source: string;
  /** Must not exist. */
  target: string;
  /**
   * A path on the target's file system for an intermediate copy. Without it the file is copied to the target directly.
   */
  by?: string;
  link?: (source: string, target: string) => Promise<void>;
}

/** Hard-links a file. Copies it if the file system has no hard links or is another one. Throws `EEXIST`. */
export async function linkOrCopyFile({ source, target, by, link = hardLink }: FileToLink): Promise<void> {
  try {
    await link(source, target);
  } catch (error) {
    if (!hasCode(error, 'EXDEV', 'EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK')) throw error;
    if (by === undefined) return copyFile(source, target, constants.COPYFILE_EXCL);
    // Copies completely before the rename: a process that repeats this step after a crash treats an existing target as
    // done.
    await copyFile(source, by);
    if (await exists(target)) throw Object.assign(new Error(`${target} exists`, { cause: error }), { code: 'EEXIST' });
    await rename(by, target);
  }
}
