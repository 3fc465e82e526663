import { mkdir, rm } from 'node:fs/promises';
import { defaultLimits } from '../limits';
import type { ArchiveToOpen } from '../read/open-archive';
import type { FileToExtract } from '../thread/messages';
import { runInWorker } from '../thread/run-in-worker';

export interface ArchiveToExtract extends ArchiveToOpen {
  /** Is made: nothing stands there. The folder above it does. */
  folder: string;
  files: readonly FileToExtract[];
  onProgress?: (progress: ExtractProgress) => void;
  /** Aborted, the promise rejects with the signal's reason, and nothing is left. */
  signal?: AbortSignal;
}

export interface ExtractProgress {
  entries: number;
  bytes: number;
}

/**
 * Unpacks entries into a new folder, in a worker thread, each compared with its checksums while it is written. When this
 * resolves all of them are whole and on the disk itself; when it throws, as `openArchive` and `readEntry` do, the folder
 * is gone.
 */
export async function extractArchive(archive: ArchiveToExtract): Promise<void> {
  const { path, code, limits, folder, files, onProgress, signal } = archive;
  signal?.throwIfAborted();
  await mkdir(folder, { mode: 0o700 });
  try {
    await runInWorker<void, ExtractProgress>({
      task: { kind: 'extract', path, code, limits: { ...defaultLimits, ...limits }, folder, files },
      onProgress,
      signal,
    });
    signal?.throwIfAborted();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
