import { lstat } from 'node:fs/promises';
import { ignoreMissing } from '@signalbox/platform-kit';

/** True for a path on the disk that exists. */
export async function exists(path: string): Promise<boolean> {
  return (await lstat(path).catch(ignoreMissing)) !== undefined;
}
