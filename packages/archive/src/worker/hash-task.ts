import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import type { Task } from '../thread/messages';

/** By synchronous calls, because the thread has nothing else to do. */
export function runHashTask({ paths }: Task & { kind: 'hash' }): (string | undefined)[] {
  const buffer = Buffer.allocUnsafe(bufferBytes);
  return paths.map((path) => hashOf(path, buffer));
}

function hashOf(path: string, buffer: Buffer): string | undefined {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    const hash = createHash('sha256');
    let count: number;
    while ((count = readSync(file, buffer)) > 0) hash.update(buffer.subarray(0, count));
    return hash.digest('hex');
  } finally {
    closeSync(file);
  }
}

const bufferBytes = 256 * 1024;
