import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkAll } from './check-all';
import { formatError } from './validation-error';

const { values, positionals } = parseArgs({
  options: { packs: { type: 'string' }, strict: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const repository = fileURLToPath(new URL('../../../', import.meta.url));
const forms = positionals[0] ?? resolve(repository, 'packages/schemas/forms');

const { errors, warnings, fileCount, formCount } = checkAll({
  root: dirname(resolve(forms)),
  // Another folder of forms is checked alone.
  ...(positionals.length === 0 || values.packs ? { repository } : {}),
  ...(values.packs ? { packs: resolve(values.packs) } : {}),
  isStrict: values.strict,
});
for (const warning of warnings) console.error(`warning: ${warning}`);
for (const error of errors) console.error(formatError(error));
console.log(`Schemas check: ${fileCount} files, ${formCount} forms, errors: ${errors.length}`);
process.exitCode = errors.length === 0 ? 0 : 1;
