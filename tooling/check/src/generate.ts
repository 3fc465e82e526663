/**
 * `npm run codegen`: checks the schemas and writes the generated files. On errors it prints them, writes nothing and exits
 * with 1. With `--if-changed`, which `npm start` passes, it runs only if the schemas or the generated files differ from the
 * last run.
 */
import { parseArgs } from 'node:util';
import { generate } from './run-generate';

const { values } = parseArgs({
  options: { root: { type: 'string' }, 'if-changed': { type: 'boolean', default: false } },
});
const { errors, lines } = await generate({ root: values.root, ifChanged: values['if-changed'] });
for (const line of lines) console.log(line);
for (const error of errors) console.error(error);
if (errors.length > 0) process.exit(1);
