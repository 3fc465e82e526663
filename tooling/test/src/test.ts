/** `npm test`: builds the product, runs every suite, adds up. */
import { runPlaywright, runVitest, run } from './suites';
import { add, clearTally, closingLine, keepTally, type Tally } from './summary';

clearTally('test');
const isBuilt = run('turbo', ['run', 'build', '--output-logs=errors-only', '--log-prefix=none']) === 0;
const tallies: Tally[] = [isBuilt ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }];
tallies.push(runVitest([]));
if (isBuilt) tallies.push(runPlaywright([]));
const total = add(tallies);
keepTally('test', total);
console.log(closingLine(total));
process.exit(total.failed === 0 ? 0 : 1);
