import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Outcome of one suite. */
export interface Tally {
  passed: number;
  failed: number;
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
    return { passed: 0, failed: 1 };
  }
}

export function add(tallies: Tally[]): Tally {
  return tallies.reduce((sum, one) => ({ passed: sum.passed + one.passed, failed: sum.failed + one.failed }), {
    passed: 0,
    failed: 0,
  });
}

export function closingLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}
