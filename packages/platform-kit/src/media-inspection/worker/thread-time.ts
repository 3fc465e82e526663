import { readFileSync, readlinkSync } from 'node:fs';

/** Id of the calling thread in the operating system; undefined where the system does not report it (Linux does). */
export function systemThreadId(): number | undefined {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  } catch {
    return undefined;
  }
}

/** Milliseconds for which a thread of this process has run on a processor; undefined where the system does not measure them. */
export function threadMilliseconds(threadId: number | undefined): number | undefined {
  if (threadId === undefined) return undefined;
  try {
    // Nanoseconds on a processor, nanoseconds in the queue for one, turns.
    const [nanoseconds] = readFileSync(`/proc/self/task/${threadId}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  } catch {
    return undefined;
  }
}
