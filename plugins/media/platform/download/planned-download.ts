import { PlatformError } from '@signalbox/api';
import type { FileEntry, FileStore } from '@signalbox/platform-kit';
import { maxDownloadBytes, maxDownloadFiles } from '../../shared/download';
import { mediaErrors } from '../../shared/errors';
import { numberedName } from '../upload/numbered-name';

/** A file or an empty directory of a zip. */
export interface PlannedEntry {
  /** In the zip, separated by `/`. */
  name: string;
  entry: FileEntry;
}

interface PlannedDownload {
  /** Name of the zip. */
  name: string;
  entries: PlannedEntry[];
  files: number;
  bytes: number;
}

/**
 * Lists what is in a zip of files and directories, given by their paths of the store. Two with the same name get different
 * names in the zip. Throws `notFound`, and `downloadTooLarge` as soon as a limit is exceeded.
 */
export async function planDownload(files: FileStore, storePaths: readonly string[]): Promise<PlannedDownload> {
  const plan: PlannedDownload = { name: 'media.zip', entries: [], files: 0, bytes: 0 };
  const taken = new Set<string>();
  for (const path of storePaths) {
    const entry = await files.entry(path);
    if (!entry) throw new PlatformError('notFound', { detail: path });
    const name = freeName(taken, entry);
    taken.add(name.toLowerCase());
    if (storePaths.length === 1) plan.name = `${name}.zip`;
    await addEntry(files, plan, { name, entry });
  }
  return plan;
}

async function addEntry(files: FileStore, plan: PlannedDownload, { name, entry }: PlannedEntry): Promise<void> {
  if (!entry.isDirectory) {
    plan.files += 1;
    plan.bytes += entry.bytes;
    plan.entries.push({ name, entry });
    rejectTooLarge(plan);
    return;
  }
  const children = await files.list(entry.path);
  if (children.length === 0) plan.entries.push({ name, entry });
  // Directories count as well: a tree of them needs as much work as one of files.
  if (plan.entries.length > maxDownloadFiles) throw tooLarge();
  for (const child of children) await addEntry(files, plan, { name: `${name}/${child.name}`, entry: child });
}

function rejectTooLarge(plan: PlannedDownload): void {
  if (plan.entries.length > maxDownloadFiles || plan.bytes > maxDownloadBytes) throw tooLarge();
}

function tooLarge(): PlatformError {
  const params = { files: maxDownloadFiles, gigabytes: maxDownloadBytes / 2 ** 30 };
  return new PlatformError(mediaErrors.downloadTooLarge, { field: 'paths', pointer: '/paths', params });
}

/** `name`, or `name (1)`, `name (2)` …: the first whose lower case is free. Many systems do not distinguish it from upper case. */
function freeName(taken: ReadonlySet<string>, { name, isDirectory }: FileEntry): string {
  let free = name;
  for (let number = 1; taken.has(free.toLowerCase()); number++) free = numberedName(name, number, { isDirectory });
  return free;
}
