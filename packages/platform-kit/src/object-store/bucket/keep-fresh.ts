import { utimes } from 'node:fs/promises';

/**
 * Renews the time of a temporary file until the returned function is called. Other machines that share the folder remove files that
 * no process has written for an hour.
 */
export function keepFresh(path: string, everyMilliseconds = 10 * 60 * 1000): () => void {
  const timer = setInterval(() => {
    const now = new Date();
    // A file that is gone has no reader any more.
    utimes(path, now, now).catch(() => undefined);
  }, everyMilliseconds);
  timer.unref();
  return () => clearInterval(timer);
}
