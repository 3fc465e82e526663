/**
 * `npm run codegen`: checks the schemas and writes the generated files. On errors it prints them, writes nothing and exits
 * with 1. With `--if-changed`, which `npm start` passes, it runs only if the schemas or the generated files differ from the
 * last run.
 */
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { sharedFolders } from '@signalbox/codegen/schema-tree';
import { fingerprintOf, hasChanged, keepFingerprint } from './fingerprint';

const { values } = parseArgs({
  options: { root: { type: 'string' }, 'if-changed': { type: 'boolean', default: false } },
});
const repository = fileURLToPath(new URL('../../../', import.meta.url));
const root = resolve(values.root ?? join(repository, 'packages/schemas'));
// Another folder of schemas is generated alone.
const plugins = values.root === undefined ? join(repository, 'plugins') : undefined;
/** Inputs of the generated files, and these files themselves: a run restores a file that was changed by hand. */
const folders = [
  root,
  ...(plugins === undefined ? [] : sharedFolders(plugins)),
  ...['tooling/codegen/src', 'packages/engine/src'].map((folder) => join(repository, folder)),
];

if (!values['if-changed'] || hasChanged(root, fingerprintOf(folders))) await generateAll();

async function generateAll(): Promise<void> {
  const [{ checkForms }, { formatError }, { generateAll: generateOutputs, writeOutputs }] = await Promise.all([
    import('./check-all'),
    import('./validation-error'),
    import('@signalbox/codegen'),
  ]);
  const { errors } = checkForms({ root, plugins });
  for (const error of errors) console.error(formatError(error));
  if (errors.length > 0) {
    console.error(`Nothing was generated: correct ${errors.length === 1 ? 'this' : `these ${errors.length}`} first.`);
    process.exit(1);
  }
  const generated = await generateOutputs({ root, plugins }).catch((error: unknown) => {
    console.error(`Nothing was generated: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  });
  const written = generated.flatMap(({ folder, outputs }) =>
    writeOutputs(folder, outputs).map((path) => join(folder, path)),
  );
  for (const path of written) console.log(`wrote ${relative(process.cwd(), path)}`);
  const count = generated.flatMap(({ outputs }) => Object.keys(outputs)).length;
  console.log(`${count} generated files, ${written.length} written`);
  keepFingerprint(root, fingerprintOf(folders));
}
