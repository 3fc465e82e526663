import { statfs } from 'node:fs/promises';

/** Bytes that the disk that holds `path` has left for what is restored, imported, uploaded or copied. */
export async function freeBytes(path: string): Promise<number> {
  return bytesToSpare(await statfs(path));
}

interface DiskUsage {
  /** Blocks in all, those that are free to us, and bytes of each. */
  blocks: number;
  bavail: number;
  bsize: number;
}

/** All but a reserve: the database may lie on the same disk, and ends where it cannot write. */
export function bytesToSpare({ blocks, bavail, bsize }: DiskUsage): number {
  const reserve = Math.min(blocks * bsize * reservedShare, reservedBytes);
  return Math.max(Math.floor(bavail * bsize - reserve), 0);
}

const reservedShare = 0.05;
const reservedBytes = 2 ** 30;
