import { runInWorker } from '../thread/run-in-worker';

export interface FilesToHash {
  paths: readonly string[];
  /** Aborted, the promise rejects with the signal's reason. */
  signal?: AbortSignal;
}

/**
 * SHA-256 of each of these files, as the manifest has it (hex), read in a worker thread; undefined for one that is gone.
 * Rejects with what the file system says of one that cannot be read.
 */
export async function hashFiles({ paths, signal }: FilesToHash): Promise<(string | undefined)[]> {
  return runInWorker<(string | undefined)[], never>({ task: { kind: 'hash', paths }, signal });
}
