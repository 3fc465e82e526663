import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Outcome of one suite. */
export interface Tally {
  passed: number;
  failed: number;
  /** What failed, in one text each. */
  failures: string[];
  /** What passed, but not the first time. */
  secondTries: string[];
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
    return { passed: 0, failed: 1, failures: [`${suite} left no outcome`], secondTries: [] };
  }
}

export function add(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
    secondTries: tallies.flatMap(({ secondTries }) => secondTries),
  };
}

/** The last line, after what failed or nearly did: at the end of a long log nobody has to look for it. */
export function closing({ passed, failed, failures, secondTries }: Tally): string {
  return [
    ...secondTries.map((test) => `passed the second time: ${test}`),
    ...failures.map((failure) => `failed: ${failure}`),
    `${passed} passed, ${failed} failed`,
  ].join('\n');
}
