import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Outcome of one suite. */
export interface Tally {
  passed: number;
  failed: number;
  /** What failed, in one text each. */
  failures: string[];
  /** How long each file took, where that was measured. */
  files?: FileTime[];
}

export interface FileTime {
  file: string;
  seconds: number;
}

const folder = '.cache/summary';

/** Forgets the tallies of an earlier run. */
export function clearTally(suite: string): void {
  rmSync(join(folder, `${suite}.json`), { force: true });
}

/** Keeps a suite's outcome for the closing line of CI. */
export function keepTally(suite: string, tally: Tally): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${suite}.json`), JSON.stringify(tally));
}

/** The kept outcome; a suite that left none counts as one failure. */
export function readTally(suite: string): Tally {
  try {
    return JSON.parse(readFileSync(join(folder, `${suite}.json`), 'utf8')) as Tally;
  } catch {
    return { passed: 0, failed: 1, failures: [`${suite} left no outcome`] };
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

/** The last line, after the slowest files and what failed: at the end of a long log nobody has to look for it. */
export function closing({ passed, failed, failures, files = [] }: Tally): string {
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, slowestCount);
  return [
    ...(slowest.length > 0 ? ['slowest files:'] : []),
    ...slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`),
    ...failures.map((failure) => `failed: ${failure}`),
    `${passed} passed, ${failed} failed`,
  ].join('\n');
}
