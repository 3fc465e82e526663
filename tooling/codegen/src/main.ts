import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { generate } from './generate';
import { readSchemaTree } from './schema-tree';
import { staleFiles, writeOutputs } from './write-outputs';

const { values } = parseArgs({ options: { root: { type: 'string' }, check: { type: 'boolean', default: false } } });
const root = resolve(values.root ?? fileURLToPath(new URL('../../../packages/schemas', import.meta.url)));
const folder = join(root, 'generated');

const outputs = await outputsOf().catch((error: unknown) => {
  const why = error instanceof Error ? error.message : String(error);
  console.error(`Nothing can be generated: ${why}; npm run check:schemas says where`);
  process.exit(1);
});
if (values.check) {
  const stale = staleFiles(folder, outputs);
  for (const path of stale)
    console.error(`${join(folder, path)} — is not what the JSON says now; run: npm run codegen`);
  console.log(
    stale.length === 0
      ? `Generated files are up to date: ${Object.keys(outputs).length}`
      : `Stale generated files: ${stale.length}`,
  );
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  const written = writeOutputs(folder, outputs);
  for (const path of written) console.log(`wrote ${path}`);
  console.log(`${Object.keys(outputs).length} generated files, ${written.length} written`);
}

async function outputsOf() {
  return generate(readSchemaTree(root));
}
