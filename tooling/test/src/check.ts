/**
 * `npm run check`: all checks that do not run the product. Every step runs, also after a failure; as many at once as there are
 * processors, and each prints when it ends. CI passes two options. With `--strict`, a message that a language pack lacks is a
 * failure too. With `--against <git ref>`, forms are compared with those of a commit. With `--built`, no step builds: the tests
 * built the console, and browser tests may be using it.
 */
import { availableParallelism } from 'node:os';
import { runQuietly } from './suites';
import { add, clearTally, closing, keepTally, type Tally } from './summary';

const given = process.argv.slice(2);
const strict = given.filter((arg) => arg === '--strict');
const at = given.indexOf('--against');
const against = at < 0 ? [] : given.slice(at, at + 2);
const built = given.filter((arg) => arg === '--built');
/** The longest first, so that no processor is idle at the end. */
const steps: { name: string; tool: string; args: string[]; remedy?: string }[] = [
  { name: 'types', tool: 'tsx', args: ['tooling/test/src/check-types.ts'] },
  { name: 'first load of pages', tool: 'tsx', args: ['tooling/lint/src/page-sizes.ts', ...built] },
  { name: 'unused code', tool: 'knip', args: ['--no-progress'] },
  { name: 'access to routes', tool: 'tsx', args: ['apps/platform/src/testing/access/check-access.ts'] },
  { name: 'generated output is fresh', tool: 'tsx', args: ['tooling/codegen/src/main.ts', '--check'] },
  {
    name: 'schemas and messages',
    tool: 'tsx',
    args: ['tooling/check/src/main.ts', '--packs', 'apps/platform/seed/language-packs', ...strict, ...against],
  },
  {
    name: 'deployment files',
    tool: 'vitest',
    args: ['run', '--config', 'tooling/deploy/vitest.config.ts', '--root', '.'],
  },
  { name: 'import arrows and circles', tool: 'tsx', args: ['tooling/lint/src/check-imports.ts'] },
  { name: 'tests of the specification', tool: 'tsx', args: ['tooling/lint/src/check-specification.ts'] },
  { name: 'lint', tool: 'oxlint', args: ['--deny-warnings'] },
  { name: 'format', tool: 'oxfmt', args: ['--check'], remedy: 'npm run format' },
  { name: 'file lengths', tool: 'tsx', args: ['tooling/lint/src/file-lengths.ts'] },
];

clearTally('check');
const tallies: Tally[] = [];
await Promise.all(Array.from({ length: availableParallelism() }, runNext));
const total = add(tallies);
keepTally('check', total);
console.log(closing(total));
process.exit(total.failed === 0 ? 0 : 1);

async function runNext(): Promise<void> {
  for (let step = steps.shift(); step !== undefined; step = steps.shift()) {
    const { name, tool, args, remedy } = step;
    const { status, output } = await runQuietly(tool, args);
    const isGood = status === 0;
    process.stdout.write(`check: ${name}\n${output}`);
    if (!isGood) console.error(`check failed: ${name}${remedy ? `; run: ${remedy}` : ''}`);
    tallies.push({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, failures: isGood ? [] : [`check: ${name}`] });
  }
}
