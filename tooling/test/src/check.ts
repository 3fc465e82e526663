/** `npm run check`: what can be judged without running the product. Every step runs, also after a failure. */
import { run } from './suites';
import { add, clearTally, closing, keepTally } from './summary';

const steps: { name: string; tool: string; args: string[] }[] = [
  {
    name: 'schemas and words',
    tool: 'tsx',
    args: ['tooling/check/src/main.ts', '--packs', 'apps/platform/seed/language-packs'],
  },
  { name: 'generated output is fresh', tool: 'tsx', args: ['tooling/codegen/src/main.ts', '--check'] },
  { name: 'types', tool: 'turbo', args: ['run', 'typecheck', '--output-logs=errors-only', '--log-prefix=none'] },
  { name: 'lint and import arrows', tool: 'oxlint', args: ['--deny-warnings'] },
  { name: 'format', tool: 'oxfmt', args: ['--check'] },
  { name: 'unused code', tool: 'knip', args: ['--no-progress'] },
  { name: 'first load of pages', tool: 'tsx', args: ['tooling/lint/src/page-sizes.ts'] },
  { name: 'access to routes', tool: 'tsx', args: ['apps/platform/src/testing/access/check-access.ts'] },
  { name: 'file lengths', tool: 'tsx', args: ['tooling/lint/src/file-lengths.ts'] },
];

clearTally('check');
const total = add(
  steps.map(({ name, tool, args }) => {
    console.log(`check: ${name}`);
    const isGood = run(tool, args) === 0;
    if (!isGood) console.error(`check failed: ${name} (${tool} ${args.join(' ')})`);
    return isGood
      ? { passed: 1, failed: 0, failures: [], secondTries: [] }
      : { passed: 0, failed: 1, failures: [`check: ${name}`], secondTries: [] };
  }),
);
keepTally('check', total);
console.log(closing(total));
process.exit(total.failed === 0 ? 0 : 1);
