import { readFileSync } from 'node:fs';

/** Milliseconds for which a process has run on a processor; undefined if the system does not report it (Linux does). */
export function processMilliseconds(pid: number | undefined): number | undefined {
  if (pid === undefined) return undefined;
  try {
    return statMilliseconds(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return undefined;
  }
}

/** By the text of `/proc/<pid>/stat`. The name of the program, in brackets, may contain spaces and brackets. */
export function statMilliseconds(text: string): number {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [user = 0, system = 0] = fields.slice(11, 13).map(Number);
  return (user + system) * millisecondsPerTick;
}

/** Linux counts in hundredths of a second for all programs. */
const millisecondsPerTick = 10;
