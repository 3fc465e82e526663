import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreMissing } from './error-code';

/** Bytes of all files at and below `location`. Links and files that vanish count nothing. Skips names with a dot. */
export async function treeBytes(location: string, isLeftOut: (name: string) => boolean = isHidden): Promise<number> {
  const stats = await lstat(location).catch(ignoreMissing);
  if (stats?.isFile()) return stats.size;
  if (!stats?.isDirectory()) return 0;
  let bytes = 0;
  // One directory at a time, each in batches, because other requests share the threads of the file system.
  const names = (await readdir(location).catch(ignoreMissing)) ?? [];
  for (let at = 0; at < names.length; at += atOnce) {
    const part = names.slice(at, at + atOnce).filter((name) => !isLeftOut(name));
    for (const size of await Promise.all(part.map((name) => treeBytes(join(location, name))))) bytes += size;
  }
  return bytes;
}

const atOnce = 4;

function isHidden(name: string): boolean {
  return name.startsWith('.');
}
