import { mkdir, open, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PlatformError } from '@signalbox/api';
import { extractArchive, type ManifestEntry, type OpenArchive } from '@signalbox/archive';
import { freeBytes } from '@signalbox/platform-kit';
import { eachOf } from './each-of';
import type { FileArea } from './file-area';
import type { FilesPlan, PlannedFile } from './plan-files';

interface FilesToStage {
  archive: Pick<OpenArchive, 'list' | 'readEntry'>;
  /** Path of an archive without a password. It is then extracted in a thread of its own. */
  path?: string;
  area: FileArea;
  plan: FilesPlan;
  /** Folder of the job. */
  folder: string;
  signal: AbortSignal;
  onBytes?: (bytes: number) => void;
}

/**
 * Extracts the files of the archive below `stagedFolder`, with the directories of all changed units. `placeStaged` adds the
 * unchanged files. Does not change existing files.
 */
export async function stageFiles(options: FilesToStage): Promise<void> {
  const { archive, path: archivePath, area, plan, folder, signal, onBytes } = options;
  const staged = stagedFolder(folder, area);
  const isStaged = (path: string) => plan.units.has(area.unitOf(path));
  const chosen = [...plan.files].filter(([path]) => isStaged(path));
  await requireRoom(
    folder,
    chosen.reduce((sum, [, file]) => sum + (file.from === 'archive' ? file.entry.size : 0), 0),
  );
  if (archivePath !== undefined) await extractTogether({ path: archivePath, chosen, staged, signal, onBytes });
  await mkdir(staged, { recursive: true, mode: 0o700 });
  for (const directory of [...plan.directories].filter(isStaged))
    await mkdir(join(staged, directory), { recursive: true });
  if (archivePath !== undefined) return;
  await eachOf(chosen, signal, async ([path, file]) => {
    if (file.from === 'existing') return;
    const target = join(staged, path);
    await mkdir(dirname(target), { recursive: true });
    await extract({ archive, entry: file.entry, target, signal, onBytes });
  });
}

export function stagedFolder(folder: string, { item }: Pick<FileArea, 'item'>): string {
  return join(folder, item, 'new');
}

interface FilesToExtract extends Pick<FilesToStage, 'signal' | 'onBytes'> {
  path: string;
  chosen: (readonly [string, PlannedFile])[];
  staged: string;
}

/** Creates the folder, and removes it when it throws. */
async function extractTogether({ path, chosen, staged, signal, onBytes }: FilesToExtract): Promise<void> {
  const files = chosen.flatMap(([below, file]) =>
    file.from === 'archive' ? [{ entry: file.entry.name, path: below }] : [],
  );
  if (files.length === 0) return;
  await mkdir(dirname(staged), { recursive: true, mode: 0o700 });
  let reportedBytes = 0;
  const onProgress = ({ bytes }: { bytes: number }) => {
    onBytes?.(bytes - reportedBytes);
    reportedBytes = bytes;
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
    // Syncs before the swap: after a power failure the files must not be empty.
    await file.datasync();
  } finally {
    await file.close();
  }
  const modified = entry.modified === undefined ? undefined : new Date(entry.modified);
  if (modified) await utimes(target, modified, modified);
}

/** Throws `diskFull` before anything is extracted, not when the disk is already full. */
async function requireRoom(folder: string, bytes: number): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (bytes > (await freeBytes(folder))) throw new PlatformError('diskFull', { detail: `${bytes} bytes` });
}
