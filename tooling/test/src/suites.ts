import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { playwrightFailures, vitestFailures, type PlaywrightReport, type VitestReport } from './reports';
import type { Tally } from './summary';

/** Unit, component and server tests. A file that cannot even start counts as a failure. */
export function runVitest(args: string[]): Tally {
  const file = '.cache/vitest.json';
  rmSync(file, { force: true });
  const status = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args]);
  const report = readReport<VitestReport>(file);
  if (!report) return { passed: 0, failed: 1, failures: ['vitest left no report'] };
  const failures = vitestFailures(report);
  return { passed: report.numPassedTests, failed: failures.length || (status === 0 ? 0 : 1), failures };
}

/** Tests that drive the real product in a real browser. */
export function runPlaywright(browser: string, args: string[]): Tally {
  const file = '.cache/playwright.json';
  rmSync(file, { force: true });
  const environment = { CHROME_BIN: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const status = run('playwright', ['test', '--reporter=list,json', ...args], environment);
  const report = readReport<PlaywrightReport>(file);
  if (!report) return { passed: 0, failed: 1, failures: ['playwright left no report'] };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky + skipped;
  return { passed: expected, failed: failed || (status === 0 ? 0 : 1), failures: playwrightFailures(report) };
}

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
