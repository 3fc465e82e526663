import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Result of one suite. */
export interface Tally {
  passed: number;
  failed: number;
  /** One text per failure. */
  failures: string[];
  /** Duration of each file, if measured. */
  files?: FileTime[];
}

export interface FileTime {
  file: string;
  seconds: number;
}

const folder = '.cache/summary';

/** Deletes the tallies of an earlier run. */
export function clearTally(suite: string): void {
  rmSync(join(folder, `${suite}.json`), { force: true });
}

/** Stores a suite's result for the last lines of CI's log. */
export function keepTally(suite: string, tally: Tally): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${suite}.json`), JSON.stringify(tally));
}

/** Writes a file when a suite has ended and a processor is free. CI waits for it before it starts the checks. */
export function markEndOfSuite(): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'one-suite-ended'), '');
}

/** The stored result. A suite without one counts as one failure. */
export function readTally(suite: string): Tally {
  try {
    return JSON.parse(readFileSync(join(folder, `${suite}.json`), 'utf8')) as Tally;
  } catch {
    return { passed: 0, failed: 1, failures: [`${suite} left no result`] };
  }
}

export function add(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
    files: tallies.flatMap(({ files = [] }) => files),
  };
}

const slowestCount = 10;

/** The last lines of the log: the slowest files, the failures, and the sum. */
export function closing({ passed, failed, failures, files = [] }: Tally): string {
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, slowestCount);
  return [
    ...(slowest.length > 0 ? ['slowest files:'] : []),
    ...slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`),
    ...failures.map((failure) => `failed: ${failure}`),
    `${passed} passed, ${failed} failed`,
  ].join('\n');
}
