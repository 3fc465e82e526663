/**
 * `npm test`: builds the product, runs every suite and prints a summary. `npm test -- <path> …` runs the given files or
 * folders, and builds only if one of them is a browser test. Options of vitest and Playwright follow the paths.
 */
import { existsSync, statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { findBrowser } from '@signalbox/browser';
import { runPlaywright, runVitest, run } from './suites';
import { add, clearTally, closing, keepTally, markEndOfSuite, type Tally } from './summary';

const args = process.argv.slice(2);
const firstOption = args.findIndex((arg) => arg.startsWith('-'));
const options = firstOption === -1 ? [] : args.slice(firstOption);
const given = args.slice(0, args.length - options.length);
const missing = given.filter((path) => !existsSync(path.replace(/:\d+$/, '')));
for (const path of missing) console.error(`No file or folder is ${path}`);
if (missing.length > 0) process.exit(1);
const paths = given.map((path) => relative(process.cwd(), resolve(path)) + (isFolder(path) ? sep : ''));
const isAll = paths.length === 0;
const browserPaths = paths.filter((path) => path.startsWith('e2e/'));
const unitPaths = paths.filter((path) => !browserPaths.includes(path));

clearTally('test');
// Side by side: each suite alone leaves a third of two cores idle.
const unit = isAll || unitPaths.length > 0 ? runVitest([...options, ...unitPaths]) : undefined;
const browser = isAll || browserPaths.length > 0 ? browserSuite() : undefined;
const suites = [unit?.then((tally) => [tally]), browser].filter((suite) => suite !== undefined);
void Promise.race(suites).then(markEndOfSuite);
const total = add((await Promise.all(suites)).flat());
keepTally('test', total);
console.log(closing(total));
process.exit(total.failed === 0 ? 0 : 1);

/** A folder gets a slash at its end: vitest runs every file whose path contains the text. */
function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

async function browserSuite(): Promise<Tally[]> {
  const browser = browserOrWhy();
  if (!browser) return [{ passed: 0, failed: 1, failures: ['no browser was found'] }];
  const isBuilt = run('turbo', ['run', 'build', '--output-logs=errors-only', '--log-prefix=none']) === 0;
  if (!isBuilt) return [{ passed: 0, failed: 1, failures: ['build'] }];
  return [{ passed: 1, failed: 0, failures: [] }, await runPlaywright(browser, [...options, ...browserPaths])];
}

/** Runs first, so that a missing browser is reported at once. */
function browserOrWhy(): string | undefined {
  try {
    return findBrowser();
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : String(cause));
    return undefined;
  }
}
