import { runInWorker } from '../thread/run-in-worker';

interface FilesToHash {
  paths: readonly string[];
  /** When aborted, the promise rejects with the signal's reason. */
  signal?: AbortSignal;
}

/**
 * SHA-256 of each file in the manifest's form (hex), computed in a worker thread; undefined for a file that is gone.
 * Rejects with the error of the file system for a file that cannot be read.
 */
export async function hashFiles({ paths, signal }: FilesToHash): Promise<(string | undefined)[]> {
  return runInWorker<(string | undefined)[], never>({ task: { kind: 'hash', paths }, signal });
}
