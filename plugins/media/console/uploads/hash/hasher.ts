import { UploadProblem } from '../items/upload-item';
import type { HashMessage } from './hash-worker';

interface HashOptions {
  signal: AbortSignal;
  /** Bytes. */
  onProgress: (done: number) => void;
}

/**
 * The SHA-256 of a file in hexadecimal digits. Rejects with the reason of the signal, and with an `UploadProblem` for a file
 * that cannot be read.
 */
export type Hash = (file: Blob, options: HashOptions) => Promise<string>;

/** Hashes files in a worker, one after another. */
export function createHasher(): Hash {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const hashNow: Hash = (file, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const current = (worker ??= new Worker(new URL('./hash-worker.ts', import.meta.url), { type: 'module' }));
      const end = (isUsable: boolean) => {
        listening.abort();
        if (isUsable) return;
        current.terminate();
        worker = undefined;
      };
      const fail = (error: unknown, isUsable: boolean) => {
        end(isUsable);
        reject(error instanceof Error ? error : new UploadProblem('unreadable', { cause: error }));
      };
      const handleMessage = ({ data }: MessageEvent<HashMessage>) => {
        switch (data.kind) {
          case 'progress':
            return onProgress(data.done);
          case 'hashed':
            end(true);
            return resolve(data.sha256);
          case 'failed':
            return fail(new UploadProblem('unreadable'), true);
        }
      };
      const listening = new AbortController();
      const options = { signal: listening.signal };
      current.addEventListener('message', handleMessage, options);
      current.addEventListener('error', (event) => fail(event.error, false), options);
      signal.addEventListener('abort', () => fail(signal.reason, false), options);
      current.postMessage(file, []);
    });
  return (file, options) => {
    const hashed = last.then(() => hashNow(file, options));
    last = hashed.catch(() => undefined);
    return hashed;
  };
}
