/**
 * `npm run check`: all checks that do not run the product. Every step runs, also after a failure. With `--strict`, which CI
 * passes, a message that a language pack lacks is a failure too.
 */
import { run } from './suites';
import { add, clearTally, closing, keepTally } from './summary';

const strict = process.argv.slice(2).filter((arg) => arg === '--strict');
const steps: { name: string; tool: string; args: string[]; remedy?: string }[] = [
  {
    name: 'schemas and messages',
    tool: 'tsx',
    args: ['tooling/check/src/main.ts', '--packs', 'apps/platform/seed/language-packs', ...strict],
  },
  { name: 'generated output is fresh', tool: 'tsx', args: ['tooling/codegen/src/main.ts', '--check'] },
  { name: 'types', tool: 'tsx', args: ['tooling/test/src/check-types.ts'] },
  { name: 'lint', tool: 'oxlint', args: ['--deny-warnings'] },
  { name: 'import arrows and circles', tool: 'tsx', args: ['tooling/lint/src/check-circles.ts'] },
  { name: 'format', tool: 'oxfmt', args: ['--check'], remedy: 'npm run format' },
  { name: 'unused code', tool: 'knip', args: ['--no-progress'] },
  { name: 'first load of pages', tool: 'tsx', args: ['tooling/lint/src/page-sizes.ts'] },
  { name: 'access to routes', tool: 'tsx', args: ['apps/platform/src/testing/access/check-access.ts'] },
  { name: 'file lengths', tool: 'tsx', args: ['tooling/lint/src/file-lengths.ts'] },
];

clearTally('check');
const total = add(
  steps.map(({ name, tool, args, remedy }) => {
    console.log(`check: ${name}`);
    const isGood = run(tool, args) === 0;
    if (!isGood) console.error(`check failed: ${name}${remedy ? `; run: ${remedy}` : ''}`);
    return isGood ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [`check: ${name}`] };
  }),
);
keepTally('check', total);
console.log(closing(total));
process.exit(total.failed === 0 ? 0 : 1);
