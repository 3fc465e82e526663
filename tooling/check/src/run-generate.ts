import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { diskFiles, sharedFolders } from '@signalbox/schema-check/files';
import { fingerprintOf, hasChanged, keepFingerprint } from './fingerprint';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

interface GenerateOptions {
  /** Another folder of schemas than that of the repository; it is generated alone, without the plug-ins. */
  root?: string | undefined;
  /** Generates only if the schemas or the generated files differ from the last run. */
  ifChanged: boolean;
}

interface Generation {
  /** What was written, as a sentence. Empty if nothing had changed. */
  lines: string[];
  /** If there are any, nothing was written, as the last one states. */
  errors: string[];
}

/** Checks the schemas and writes the generated files. */
export async function generate({ root: otherRoot, ifChanged }: GenerateOptions): Promise<Generation> {
  const root = resolve(otherRoot ?? join(repository, 'packages/schemas'));
  const plugins = otherRoot === undefined ? join(repository, 'plugins') : undefined;
  // Inputs of the generated files, and these files themselves: a run restores a file that was changed by hand.
  const folders = [
    root,
    ...(plugins === undefined ? [] : sharedFolders(plugins, diskFiles)),
    ...[
      'tooling/codegen/src',
      'packages/form-compiler/src',
      'packages/schema-check/src/files',
      'packages/engine/src',
    ].map((folder) => join(repository, folder)),
  ];
  if (ifChanged && !hasChanged(root, fingerprintOf(folders))) return { lines: [], errors: [] };
  const generation = await generateAll({ root, plugins });
  if (generation.errors.length === 0) keepFingerprint(root, fingerprintOf(folders));
  return generation;
}

async function generateAll({ root, plugins }: { root: string; plugins: string | undefined }): Promise<Generation> {
  const [{ checkForms }, { formatError }, { generateAll: generateOutputs, writeOutputs }] = await Promise.all([
    import('./check-all'),
    import('@signalbox/schema-check'),
    import('@signalbox/codegen'),
  ]);
  try {
    const errors = checkForms({ root, plugins }).errors.map(formatError);
    if (errors.length > 0) {
      const which = errors.length === 1 ? 'this' : `these ${errors.length}`;
      return { lines: [], errors: [...errors, `Nothing was generated: correct ${which} first.`] };
    }
    const generated = await generateOutputs({ root, plugins });
    const written = generated.flatMap(({ folder, outputs }) =>
      writeOutputs(folder, outputs).map((path) => join(folder, path)),
    );
    const count = generated.flatMap(({ outputs }) => Object.keys(outputs)).length;
    return {
      lines: [
        ...written.map((path) => `wrote ${relative(process.cwd(), path)}`),
        `${count} generated files, ${written.length} written`,
      ],
      errors: [],
    };
  } catch (error) {
    return { lines: [], errors: [`Nothing was generated: ${error instanceof Error ? error.message : String(error)}`] };
  }
}
