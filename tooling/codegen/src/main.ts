import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { generateAll } from './generate-all';
import { staleFiles, writeOutputs } from './write-outputs';

const { values } = parseArgs({ options: { root: { type: 'string' }, check: { type: 'boolean', default: false } } });
const repository = fileURLToPath(new URL('../../../', import.meta.url));
// Another folder of schemas is generated alone.
const folders =
  values.root === undefined
    ? { root: join(repository, 'packages/schemas'), plugins: join(repository, 'plugins') }
    : { root: resolve(values.root) };

const generated = await generateAll(folders).catch((error: unknown) => {
  const why = error instanceof Error ? error.message : String(error);
  console.error(`Nothing can be generated: ${why}; npm run check:schemas lists the places`);
  process.exit(1);
});
const count = generated.flatMap(({ outputs }) => Object.keys(outputs)).length;
if (values.check) {
  const stale = generated.flatMap(({ folder, outputs }) =>
    staleFiles(folder, outputs).map((path) => join(folder, path)),
  );
  for (const path of stale) console.error(`${path} — does not match the JSON; run: npm run codegen`);
  console.log(
    stale.length === 0 ? `Generated files are up to date: ${count}` : `Stale generated files: ${stale.length}`,
  );
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  const written = generated.flatMap(({ folder, outputs }) =>
    writeOutputs(folder, outputs).map((path) => join(folder, path)),
  );
  for (const path of written) console.log(`wrote ${relative(process.cwd(), path)}`);
  console.log(`${count} generated files, ${written.length} written`);
}
