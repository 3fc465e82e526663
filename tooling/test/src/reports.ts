import { relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/reporters';

/** What the runners write with their JSON reporters. */
export type VitestReport = JsonTestResults;
export type PlaywrightReport = JSONReport;

/** One text for each failed test or file: where it stands and its first complaint. */
export function vitestFailures({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${file}: ${opening(message)}`] : [];
    return failed.map(({ fullName, failureMessages }) => `${file} › ${fullName}: ${opening(failureMessages?.[0])}`);
  });
}

/** As above. A test that was skipped, or passed only the second time, counts too. */
export function playwrightFailures({ suites, errors }: PlaywrightReport): string[] {
  return [...suites.flatMap((suite) => suiteFailures(suite)), ...errors.map(({ message }) => opening(message))];
}

function suiteFailures({ specs, suites = [] }: JSONReportSuite): string[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ status, results }) => `${file}:${line} › ${title}: ${opening(results.at(-1)?.error?.message) || status}`),
  );
  return [...own, ...suites.flatMap((suite) => suiteFailures(suite))];
}

/** Where a complaint is, in most cases, said; the rest stands further up in the log. */
function opening(message = ''): string {
  return message.split('\n').slice(0, 12).join('\n');
}
