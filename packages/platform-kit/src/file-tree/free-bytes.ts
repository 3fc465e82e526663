import { statfs } from 'node:fs/promises';

/** Bytes that the disk of `path` has left for restored, imported, uploaded or copied files. */
export async function freeBytes(path: string): Promise<number> {
  return bytesToSpare(await statfs(path));
}

interface DiskUsage {
  /** All blocks, those that this process may use, and bytes of each. */
  blocks: number;
  bavail: number;
  bsize: number;
}

/** Subtracts a reserve: the database may be on the same disk, and it stops when it cannot write. */
export function bytesToSpare({ blocks, bavail, bsize }: DiskUsage): number {
  const reserve = Math.min(blocks * bsize * reservedShare, reservedBytes);
  return Math.max(Math.floor(bavail * bsize - reserve), 0);
}

const reservedShare = 0.05;
const reservedBytes = 2 ** 30;
