import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ArchiveInfo } from '../manifest/archive-info';
import { runInWorker } from '../thread/run-in-worker';
import type { ArchiveSource } from './archive-source';
import { createSourceServer } from './source-desk';

export interface ArchiveToWrite {
  /** Where the archive will stand; what stands there is replaced in one step. Its folder exists. */
  target: string;
  /** Read lazily: a source is opened when it is its turn. */
  entries: AsyncIterable<ArchiveSource> | Iterable<ArchiveSource>;
  options: ArchiveInfo;
  /** Verification code: every entry, the manifest too, is encrypted with it. Names stay readable. */
  code?: string;
  /**
   * Entries sorted by name and without times of their own: the same content and facts give the same bytes. With a
   * code only the content is the same, for salts must never be.
   */
  isDeterministic?: boolean;
  /** Records are packed in half of the time, and are larger by a tenth; other text by up to a half. */
  isQuick?: boolean;
  onProgress?: (progress: WriteProgress) => void;
  /** Aborted, the promise rejects with the signal's reason, and nothing is left. */
  signal?: AbortSignal;
}

export interface WriteProgress {
  entries: number;
  /** Unpacked, of what was chosen. */
  bytesRead: number;
  bytesWritten: number;
}

export interface WrittenArchive {
  /** Of the file, in bytes. */
  size: number;
  /** Without the manifest. */
  entries: number;
  /** Unpacked. */
  bytes: number;
  records: number;
  /** Optional files that had gone. */
  leftOut: string[];
}

/** End of the name of an archive that is being written. A process that was killed leaves such a file. */
export const pendingSuffix = '.part';

/**
 * Writes an archive in a worker thread: to a file beside `target`, to the disk itself, then to its name.
 * Throws `ArchiveSourceError` for what was given, else what the file system says.
 */
export async function writeArchive(archive: ArchiveToWrite): Promise<WrittenArchive> {
  const { target, entries, options, code, isDeterministic = false, isQuick = false, onProgress, signal } = archive;
  if (code === '') throw new TypeError('An empty verification code protects nothing');
  signal?.throwIfAborted();
  const pending = `${target}.${randomUUID()}${pendingSuffix}`;
  // Made here and not in the worker: so it is there, and can be removed, at whatever moment the worker is stopped.
  await (await open(pending, 'wx', 0o600)).close();
  const sourceServer = createSourceServer({ entries, isSorted: isDeterministic });
  try {
    const written = await runInWorker<WrittenArchive, WriteProgress>({
      task: { kind: 'write', path: pending, options, code, isDeterministic, isQuick },
      answer: sourceServer.answer,
      onProgress,
      signal,
    });
    signal?.throwIfAborted();
    await rename(pending, target);
    await syncDirectory(dirname(target));
    return written;
  } catch (error) {
    await rm(pending, { force: true });
    throw error;
  } finally {
    sourceServer.close();
  }
}

/** The new name survives a power cut. Windows knows no such thing. */
async function syncDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
