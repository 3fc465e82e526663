import { readFileSync, readlinkSync } from 'node:fs';

/** Id of the calling thread in the operating system; undefined if the system does not report it (Linux does). */
export function systemThreadId(): number | undefined {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  } catch {
    return undefined;
  }
}

/** Milliseconds for which a thread of this process has run on a processor; undefined if the system does not measure them. */
export function threadMilliseconds(threadId: number | undefined): number | undefined {
  if (threadId === undefined) return undefined;
  try {
    return schedstatMilliseconds(readFileSync(`/proc/self/task/${threadId}/schedstat`, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Milliseconds on a processor, by the text of a `schedstat` file: nanoseconds on a processor, nanoseconds in the queue for
 * one, turns. Undefined if the kernel keeps no such statistics: all three are 0 then.
 */
export function schedstatMilliseconds(text: string): number | undefined {
  const [worked = 0, waited = 0, turns = 0] = text.trim().split(' ').map(Number);
  return worked === 0 && waited === 0 && turns === 0 ? undefined : worked / 1e6;
}
