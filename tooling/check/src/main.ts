/**
 * `npm run check:schemas`. In the repository it also compares the forms with those of the last release. `--against <git ref>`
 * compares with a commit too, and prints each change with its class. `--release` makes the present forms those of a release.
 */
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkAgainst } from './against/check-against';
import { formsAtRef, formsIn, releasedForms, writeRelease } from './against/earlier-forms';
import { lastRelease, skippedComparisons } from './against/skipped-comparisons';
import { checkAll } from './check-all';
import { formatError, type ValidationError } from '@signalbox/schema-check';
import { orEnd, readArgs } from './read-args';

const { values, positionals } = readArgs({
  options: {
    packs: { type: 'string' },
    strict: { type: 'boolean', default: false },
    against: { type: 'string' },
    release: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const repository = fileURLToPath(new URL('../../../', import.meta.url));
const forms = positionals[0] ?? resolve(repository, 'packages/schemas/forms');

const root = dirname(resolve(forms));
const { errors, warnings, fileCount, formCount } = orEnd(() =>
  checkAll({
    root,
    // Another folder of forms is checked alone.
    ...(positionals.length === 0 || values.packs ? { repository } : {}),
    ...(values.packs ? { packs: resolve(values.packs) } : {}),
    isStrict: values.strict,
  }),
);
const released = positionals.length === 0 ? releasedForms(repository) : undefined;
const hasErrors = errors.length > 0;
const skipped = skippedComparisons({ isAlone: positionals.length > 0, released, against: values.against, hasErrors });
for (const line of skipped) console.error(line);
if (!hasErrors) errors.push(...orEnd(comparisons));
for (const warning of warnings) console.error(`warning: ${warning}`);
for (const error of errors) console.error(formatError(error));
console.log(`Schemas check: ${fileCount} files, ${formCount} forms, errors: ${errors.length}`);
if (errors.length === 0 && values.release) writeRelease(repository);
process.exitCode = errors.length === 0 ? 0 : 1;

/** Returns what needs a migration since the last release, and since the commit of `--against`. */
function comparisons(): ValidationError[] {
  const sinceRelease = released
    ? checkAgainst({ root, before: released, after: formsIn(root), name: lastRelease }).errors
    : [];
  const { against } = values;
  if (against === undefined) return sinceRelease;
  const before = formsAtRef(repository, against);
  const { lines, errors: sinceRef } = checkAgainst({ root, before, after: formsIn(root), name: against });
  console.log(lines.length === 0 ? `No change of the settings since ${against}.` : lines.join('\n'));
  return [...sinceRelease, ...sinceRef];
}
