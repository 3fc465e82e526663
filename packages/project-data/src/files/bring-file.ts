import { constants } from 'node:fs';
import { copyFile, link as hardLink, rename } from 'node:fs/promises';
import { exists } from './swap';

interface FileToBring {
  source: string;
  /** Where nothing must be. */
  target: string;
  /** A name on the target's file system at which a copy may be made; where it is left out, at the target itself. */
  by?: string;
  link?: (source: string, target: string) => Promise<void>;
}

/** Gives a file a second name; a copy where its file system knows no such thing, or is another. Throws `EEXIST`. */
export async function bringFile({ source, target, by, link = hardLink }: FileToBring): Promise<void> {
  try {
    await link(source, target);
  } catch (error) {
    if (!hasCode(error, 'EXDEV', 'EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK')) throw error;
    if (by === undefined) return copyFile(source, target, constants.COPYFILE_EXCL);
    // Whole or not at all: whoever is killed meanwhile does it again, and takes what is there for done.
    await copyFile(source, by);
    if (await exists(target))
      throw Object.assign(new Error(`${target} is there`, { cause: error }), { code: 'EEXIST' });
    await rename(by, target);
  }
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
