import type { Stats } from 'node:fs';
import { lstat, mkdir, readdir, rename, rmdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { syncDirectory } from '@signalbox/archive';
import { hasCode, ignoreMissing } from '@signalbox/platform-kit';

/** Undefined for a missing path. */
export async function statsOf(location: string): Promise<Stats | undefined> {
  return lstat(location).catch(ignoreMissing);
}

/** Names in a folder, sorted. None for a missing one. */
export async function namesIn(folder: string): Promise<string[]> {
  return ((await readdir(folder).catch(ignoreMissing)) ?? []).toSorted();
}

/** Moves a file or a folder, and makes the folder around its target. The new name survives a power failure. */
export async function moveEntry(source: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await rename(source, target);
  await syncDirectory(dirname(target));
}

/** Moves a folder into the place of another, whose content stays. Can be repeated after a crash. Does nothing for a missing one. */
export async function mergeFolder(source: string, target: string): Promise<void> {
  const stats = await statsOf(source);
  if (!stats) return;
  try {
    return await moveEntry(source, target);
  } catch (error) {
    if (!stats.isDirectory() || !hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
  }
  for (const name of await namesIn(source)) await mergeFolder(join(source, name), join(target, name));
  await rmdir(source);
}

export interface TreeSize {
  bytes: number;
  files: number;
}

/**
 * All files at and below a path whose names are `isCounted`. Links count nothing. A directory at a time: other requests share
 * the threads of the file system.
 */
export async function sizeOf(location: string, isCounted: (name: string) => boolean = () => true): Promise<TreeSize> {
  const stats = await statsOf(location);
  if (stats?.isFile()) return isCounted(basename(location)) ? { bytes: stats.size, files: 1 } : { bytes: 0, files: 0 };
  const size = { bytes: 0, files: 0 };
  if (!stats?.isDirectory()) return size;
  const names = await namesIn(location);
  for (let at = 0; at < names.length; at += atOnce) {
    const part = names.slice(at, at + atOnce);
    for (const { bytes, files } of await Promise.all(part.map((name) => sizeOf(join(location, name), isCounted)))) {
      size.bytes += bytes;
      size.files += files;
    }
  }
  return size;
}

const atOnce = 4;
