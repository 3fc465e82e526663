import { mkdir, rm } from 'node:fs/promises';
import { defaultLimits } from '../limits';
import type { ArchiveToOpen } from '../read/open-archive';
import type { FileToExtract } from '../thread/messages';
import { runInWorker } from '../thread/run-in-worker';

export interface ArchiveToExtract extends ArchiveToOpen {
  /** Created by the call; it must not exist. Its parent folder exists. */
  folder: string;
  files: readonly FileToExtract[];
  onProgress?: (progress: ExtractProgress) => void;
  /** When aborted, the promise rejects with the signal's reason, and nothing is left. */
  signal?: AbortSignal;
}

export interface ExtractProgress {
  entries: number;
  bytes: number;
}

/**
 * Extracts entries into a new folder, in a worker thread, and compares each with its checksums while it is written. When
 * the promise resolves, all entries are complete and synced to disk. When it rejects, as `openArchive` and `readEntry` do,
 * the folder is removed.
 */
export async function extractArchive(archive: ArchiveToExtract): Promise<void> {
  const { path, password, limits, folder, files, onProgress, signal } = archive;
  signal?.throwIfAborted();
  await mkdir(folder, { mode: 0o700 });
  try {
    await runInWorker<void, ExtractProgress>({
      task: { kind: 'extract', path, password, limits: { ...defaultLimits, ...limits }, folder, files },
      onProgress,
      signal,
    });
    signal?.throwIfAborted();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
