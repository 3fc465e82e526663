import { relative } from 'node:path';
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/reporters';
import type { FileTime } from './summary';

/** Output of the runners' JSON reporters. */
export type VitestReport = JsonTestResults;
export type PlaywrightReport = JSONReport;

/** One text for each failed test or file: its place and its first error message. */
export function vitestFailures({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${file}: ${opening(message)}`] : [];
    return failed.map(({ fullName, failureMessages }) => `${file} › ${fullName}: ${opening(failureMessages?.[0])}`);
  });
}

export function vitestTimes({ testResults }: VitestReport): FileTime[] {
  return testResults.map(({ name, startTime, endTime }) => ({
    file: relative(process.cwd(), name),
    seconds: (endTime - startTime) / 1000,
  }));
}

/** As `vitestFailures`. A skipped test counts too. */
export function playwrightFailures({ suites, errors }: PlaywrightReport): string[] {
  const failed = suites.flatMap((suite) => testsThat(['unexpected', 'skipped'], suite));
  return [...failed, ...errors.map(({ message }) => opening(message))];
}

/** The tests of a file and what they share run one after the other. */
export function playwrightTimes({ suites }: PlaywrightReport): FileTime[] {
  return suites.map((suite) => ({ file: `e2e/${suite.file}`, seconds: millisecondsOf(suite) / 1000 }));
}

function millisecondsOf({ specs, suites = [] }: JSONReportSuite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)));
  return [...own, ...suites.map(millisecondsOf)].reduce((sum, each) => sum + each, 0);
}

function testsThat(ended: JSONReportTest['status'][], { specs, suites = [] }: JSONReportSuite): string[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => ended.includes(status))
      .map(({ status, results }) => `${file}:${line} › ${title}: ${opening(results[0]?.error?.message) || status}`),
  );
  return [...own, ...suites.flatMap((suite) => testsThat(ended, suite))];
}

/** The first lines of an error message. The log has the rest. */
function opening(message = ''): string {
  return message.split('\n').slice(0, 12).join('\n');
}
