import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileEntry } from './contract';
import { hasCode, isMissing } from './error-code';

/** The entry at an absolute path, whose path in the store has these names. Undefined for a missing one and for a link. */
export async function entryOf(location: string, names: readonly string[]): Promise<FileEntry | undefined> {
  const stats = await lstat(location).catch(absent);
  if (!stats || !(stats.isFile() || stats.isDirectory())) return undefined;
  const isDirectory = stats.isDirectory();
  return {
    name: names.at(-1) ?? '',
    path: names.join('/'),
    isDirectory,
    bytes: isDirectory ? 0 : stats.size,
    modifiedAt: stats.mtime,
  };
}

/** The entries with these names in a directory. Reads them in batches: other requests share the threads of the file system. */
export async function entriesIn(
  { location, names }: { location: string; names: readonly string[] },
  children: readonly string[],
): Promise<FileEntry[]> {
  const entries: FileEntry[] = [];
  for (let at = 0; at < children.length; at += atOnce) {
    const batch = children.slice(at, at + atOnce).map((name) => entryOf(join(location, name), [...names, name]));
    for (const entry of await Promise.all(batch)) if (entry) entries.push(entry);
  }
  return entries;
}

const atOnce = 8;

/** For `catch`: undefined for a missing path. Other errors are rethrown. */
export function absent(error: unknown): undefined {
  if (!isMissing(error) && !hasCode(error, 'ELOOP')) throw error;
}
