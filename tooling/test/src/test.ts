/** `npm test`: builds the product, runs every suite, adds up. */
import { findBrowser } from '@signalbox/browser';
import { runPlaywright, runVitest, run } from './suites';
import { add, clearTally, closing, keepTally, type Tally } from './summary';

clearTally('test');
const browser = browserOrWhy();
const isBuilt = run('turbo', ['run', 'build', '--output-logs=errors-only', '--log-prefix=none']) === 0;
const tallies: Tally[] = [
  isBuilt
    ? { passed: 1, failed: 0, failures: [], secondTries: [] }
    : { passed: 0, failed: 1, failures: ['build'], secondTries: [] },
];
tallies.push(runVitest([]));
if (isBuilt && browser) tallies.push(runPlaywright(browser, []));
if (!browser) tallies.push({ passed: 0, failed: 1, failures: ['no browser was found'], secondTries: [] });
const total = add(tallies);
keepTally('test', total);
console.log(closing(total));
process.exit(total.failed === 0 ? 0 : 1);

/** Asked first, so that a machine without a browser says so at once and not behind everything else. */
function browserOrWhy(): string | undefined {
  try {
    return findBrowser();
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : String(cause));
    return undefined;
  }
}
