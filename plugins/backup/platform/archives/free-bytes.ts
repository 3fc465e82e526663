import { statfs } from 'node:fs/promises';

/** What the disk that holds `path` has left for us. */
export async function freeBytes(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
}
