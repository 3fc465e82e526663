import { spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import {
  playwrightFailures,
  playwrightTimes,
  vitestFailures,
  vitestTimes,
  type PlaywrightReport,
  type VitestReport,
} from './reports';
import type { Tally } from './summary';

/** Unit, component and server tests. A file that cannot even start counts as a failure. */
export async function runVitest(args: string[]): Promise<Tally> {
  const file = '.cache/vitest.json';
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const status = await runBeside('vitest', ['run', ...reporters, ...args]);
  const report = readReport<VitestReport>(file);
  if (!report) return { ...noReport, failures: ['vitest left no report'] };
  const failures = vitestFailures(report);
  const failed = failures.length || (status === 0 ? 0 : 1);
  return { passed: report.numPassedTests, failed, failures, files: vitestTimes(report) };
}

/** Tests that drive the real product in a real browser. A skipped test counts as a failure. */
export async function runPlaywright(browser: string, args: string[]): Promise<Tally> {
  const file = '.cache/playwright.json';
  rmSync(file, { force: true });
  const environment = { CHROME_BIN: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const status = await runBeside('playwright', ['test', '--reporter=list,json', ...args], environment);
  const report = readReport<PlaywrightReport>(file);
  if (!report) return { ...noReport, failures: ['playwright left no report'] };
  const { expected, unexpected, skipped } = report.stats;
  return {
    passed: expected,
    failed: unexpected + skipped || (status === 0 ? 0 : 1),
    failures: playwrightFailures(report),
    files: playwrightTimes(report),
  };
}

const noReport = { passed: 0, failed: 1 };

/** Runs a tool of this workspace and returns its exit code. */
export function run(tool: string, args: string[], environment: Record<string, string> = {}): number {
  const result = spawnSync(tool, args, optionsWith(environment));
  if (result.error) console.error(`${tool} could not be run: ${result.error.message}`);
  return result.status ?? 1;
}

/** Runs a tool of this workspace beside others. Returns its exit code and all that it printed. */
export async function runQuietly(tool: string, args: string[]): Promise<{ status: number; output: string }> {
  const child = spawn(tool, args, { ...optionsWith({}), stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    return { status: code ?? 1, output };
  } catch (error) {
    return { status: 1, output: `${tool} could not be run: ${String(error)}\n` };
  }
}

/** As `run`, but asynchronous. */
async function runBeside(tool: string, args: string[], environment: Record<string, string> = {}): Promise<number> {
  const child = spawn(tool, args, optionsWith(environment));
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    return code ?? 1;
  } catch (error) {
    console.error(`${tool} could not be run: ${String(error)}`);
    return 1;
  }
}

function optionsWith(environment: Record<string, string>) {
  return {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  } satisfies SpawnOptions;
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch (cause) {
    console.error(`${file} cannot be read: ${String(cause)}`);
    return undefined;
  }
}
