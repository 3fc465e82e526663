import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ArchiveInfo } from '../manifest/archive-info';
import { runInWorker } from '../thread/run-in-worker';
import type { ArchiveSource } from './archive-source';
import { createSourceServer } from './source-server';
import { syncDirectory } from './sync-directory';

interface ArchiveToWrite {
  /** Path of the archive. An existing file is replaced atomically. The folder exists. */
  target: string;
  /** Read lazily: each source is opened when it is its turn. */
  entries: AsyncIterable<ArchiveSource> | Iterable<ArchiveSource>;
  options: ArchiveInfo;
  /** Password: every entry, the manifest too, is encrypted with it. Names stay readable. */
  password?: string;
  /**
   * Sorts the entries by name and omits their times: the same content and info give the same bytes. With a password only the
   * content is the same, because every salt is new.
   */
  isDeterministic?: boolean;
  /** Compresses records in half of the time. They are larger by a tenth; other text by up to a half. */
  isQuick?: boolean;
  onProgress?: (progress: WriteProgress) => void;
  /** When aborted, the promise rejects with the signal's reason, and nothing is left. */
  signal?: AbortSignal;
}

export interface WriteProgress {
  entries: number;
  /** Uncompressed bytes of the chosen content. */
  bytesRead: number;
  bytesWritten: number;
}

export interface WrittenArchive {
  /** Size of the file, in bytes. */
  size: number;
  /** Without the manifest. */
  entries: number;
  /** Uncompressed. */
  bytes: number;
  records: number;
  /** Optional files that were gone. */
  leftOut: string[];
}

/** Suffix of an archive that is being written. A killed process leaves such a file. */
const pendingSuffix = '.part';

/**
 * Writes an archive in a worker thread: to a file beside `target`, synced to disk, then renamed.
 * Throws `ArchiveSourceError` for an invalid source, else the error of the file system.
 */
export async function writeArchive(archive: ArchiveToWrite): Promise<WrittenArchive> {
  const { target, entries, options, password, isDeterministic = false, isQuick = false, onProgress, signal } = archive;
  if (password === '') throw new TypeError('An empty password protects nothing');
  signal?.throwIfAborted();
  const pending = `${target}.${randomUUID()}${pendingSuffix}`;
  // Created here and not in the worker, so that it can be removed at any moment at which the worker is stopped.
  await (await open(pending, 'wx', 0o600)).close();
  const sourceServer = createSourceServer({ entries, isSorted: isDeterministic });
  try {
    const written = await runInWorker<WrittenArchive, WriteProgress>({
      task: { kind: 'write', path: pending, options, password, isDeterministic, isQuick },
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
