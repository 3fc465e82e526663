import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import {
  playwrightFailures,
  playwrightSecondTries,
  vitestFailures,
  vitestSecondTries,
  type PlaywrightReport,
  type VitestReport,
} from './reports';
import type { Tally } from './summary';

/**
 * Unit, component and server tests. A file that cannot even start counts as a failure. A test may be starved by its
 * neighbours once: it gets a second try, and is named at the end where it needed that.
 */
export function runVitest(args: string[]): Tally {
  const file = '.cache/vitest.json';
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const status = run('vitest', ['run', '--retry=1', ...reporters, ...args]);
  const report = readReport<VitestReport>(file);
  if (!report) return { ...noReport, failures: ['vitest left no report'] };
  const failures = vitestFailures(report);
  const failed = failures.length || (status === 0 ? 0 : 1);
  return { passed: report.numPassedTests, failed, failures, secondTries: vitestSecondTries(report) };
}

/** Tests that drive the real product in a real browser. As above. */
export function runPlaywright(browser: string, args: string[]): Tally {
  const file = '.cache/playwright.json';
  rmSync(file, { force: true });
  const environment = { CHROME_BIN: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const status = run('playwright', ['test', '--retries=1', '--reporter=list,json', ...args], environment);
  const report = readReport<PlaywrightReport>(file);
  if (!report) return { ...noReport, failures: ['playwright left no report'] };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected + skipped || (status === 0 ? 0 : 1),
    failures: playwrightFailures(report),
    secondTries: playwrightSecondTries(report),
  };
}

const noReport = { passed: 0, failed: 1, secondTries: [] };

/** Runs a tool of this workspace and answers its exit code. */
export function run(tool: string, args: string[], environment: Record<string, string> = {}): number {
  const result = spawnSync(tool, args, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  });
  if (result.error) console.error(`${tool} could not be run: ${result.error.message}`);
  return result.status ?? 1;
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch (cause) {
    console.error(`${file} cannot be read: ${String(cause)}`);
    return undefined;
  }
}
