import { setPriority } from 'node:os';

/** For a worker: the thread that answers requests has priority. Only Linux has a priority per thread; elsewhere it is that of the process. */
export function lowerPriority(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(10);
  } catch {
    // The system forbids it: the thread keeps the usual priority.
  }
}
