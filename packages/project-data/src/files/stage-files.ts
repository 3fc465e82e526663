import { constants } from 'node:fs';
import { copyFile, mkdir, open, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PlatformError } from '@signalbox/api';
import { extractArchive, type ManifestEntry, type OpenArchive } from '@signalbox/archive';
import { freeBytes } from '@signalbox/platform-kit';
import { bringFile, hasCode } from './bring-file';
import type { FileArea } from './file-area';
import type { FilesPlan, PlannedFile } from './plan-files';

export interface FilesToStage {
  archive: Pick<OpenArchive, 'list' | 'readEntry'>;
  /** Of the archive's file, where it is one without a code: a thread of its own then unpacks it. */
  path?: string;
  area: FileArea;
  verdict: FilesPlan;
  /** Folder of the operation, on the same file system as the area. */
  folder: string;
  signal: AbortSignal;
  onBytes?: (bytes: number) => void;
}

/**
 * Lays out every unit that changes as it will be, below `stagedFolder`: what is in the archive is unpacked, what stays
 * is linked. Touches nothing of what is there now.
 */
export async function stageFiles(options: FilesToStage): Promise<void> {
  const { archive, path: archivePath, area, verdict: result, folder, signal, onBytes } = options;
  const staged = stagedFolder(folder, area);
  const isStaged = (path: string) => result.units.has(area.unitOf(path));
  const chosen = [...result.files].filter(([path]) => isStaged(path));
  await requireRoom(
    folder,
    chosen.reduce((sum, [, file]) => sum + (file.from === 'archive' ? file.entry.size : 0), 0),
  );
  if (archivePath !== undefined) await extractTogether({ path: archivePath, chosen, staged, signal, onBytes });
  await mkdir(staged, { recursive: true, mode: 0o700 });
  for (const directory of [...result.directories].filter(isStaged))
    await mkdir(join(staged, directory), { recursive: true });
  const made = new Set<string>(result.directories);
  const left = archivePath === undefined ? chosen : chosen.filter(([, file]) => file.from === 'held');
  await each(left, signal, async ([path, file]) => {
    const target = join(staged, path);
    const parent = dirname(path);
    if (parent !== '.' && !made.has(parent)) {
      await mkdir(dirname(target), { recursive: true });
      made.add(parent);
    }
    if (file.from === 'held')
      await bringExisting(join(result.existingRoot, path), target, { isShared: result.existingRoot === area.root });
    else await extract({ archive, entry: file.entry, target, signal, onBytes });
  });
}

/** Where an area's files are laid out. */
export function stagedFolder(folder: string, { item }: Pick<FileArea, 'item'>): string {
  return join(folder, item, 'new');
}

interface FilesToExtract extends Pick<FilesToStage, 'signal' | 'onBytes'> {
  path: string;
  chosen: (readonly [string, PlannedFile])[];
  staged: string;
}

/** Makes the folder, which is gone again where this throws. */
async function extractTogether({ path, chosen, staged, signal, onBytes }: FilesToExtract): Promise<void> {
  const files = chosen.flatMap(([below, file]) =>
    file.from === 'archive' ? [{ entry: file.entry.name, path: below }] : [],
  );
  if (files.length === 0) return;
  await mkdir(dirname(staged), { recursive: true, mode: 0o700 });
  let told = 0;
  const onProgress = ({ bytes }: { bytes: number }) => {
    onBytes?.(bytes - told);
    told = bytes;
  };
  await extractArchive({ path, folder: staged, files, signal, onProgress });
}

interface FileToExtract {
  archive: Pick<OpenArchive, 'list' | 'readEntry'>;
  entry: ManifestEntry;
  target: string;
  signal: AbortSignal;
  onBytes?: (bytes: number) => void;
}

async function extract({ archive, entry, target, signal, onBytes }: FileToExtract): Promise<void> {
  const file = await open(target, 'wx', 0o640);
  try {
    for await (const chunk of archive.readEntry(entry.name)) {
      signal.throwIfAborted();
      await file.writeFile(chunk);
      onBytes?.(chunk.length);
    }
    // Before the swap is decided: a power cut afterwards must not find empty files.
    await file.datasync();
  } finally {
    await file.close();
  }
  const modified = entry.modified === undefined ? undefined : new Date(entry.modified);
  if (modified) await utimes(target, modified, modified);
}

/** A file that went away since it was listed is as if it had gone before. */
export async function bringExisting(
  source: string,
  target: string,
  { isShared }: { isShared: boolean },
): Promise<void> {
  try {
    // Files that are not the area's own may be changed in place by whoever they belong to.
    await (isShared ? bringFile({ source, target }) : copyFile(source, target, constants.COPYFILE_EXCL));
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}

/** Refused before it begins, and not with half of it unpacked and everybody else's disk full. */
async function requireRoom(folder: string, bytes: number): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (bytes > (await freeBytes(folder))) throw new PlatformError('diskFull', { detail: `${bytes} bytes` });
}

/** A few at a time: each waits for the disk, and for the threads that unpack. */
async function each<Item>(
  items: readonly Item[],
  signal: AbortSignal,
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  let found: unknown;
  const work = async () => {
    for (const item of waiting) {
      if (found !== undefined) return;
      try {
        signal.throwIfAborted();
        await run(item);
      } catch (error) {
        found ??= error;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (found !== undefined) throw found;
}

const atOnce = 8;
