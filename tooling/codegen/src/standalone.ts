import standaloneCode from 'ajv/dist/standalone/index.js';
import { build, type Plugin } from 'esbuild';
import type { Options } from 'ajv';
import type { JsonSchema } from '@signalbox/schemas';
import { mapSubschemas } from './resolve-refs';
import { strictAjv } from './strict-ajv';
import { without } from './without';

interface StandaloneDeps {
  /** Module name → code. Modules import each other by these names. */
  modules: Record<string, string>;
  /** The module whose exports the bundle has. */
  entry: string;
}

/** Code of an ES module with one exported test per schema, `export const <name>`. */
export function testModule(
  schemas: Record<string, JsonSchema>,
  options: Pick<Options, 'allErrors' | 'strict' | 'multipleOfPrecision'>,
): string {
  const ajv = strictAjv({ ...options, messages: false, code: { source: true, esm: true, lines: true } });
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(withoutNotes(schema), name);
  const names = Object.fromEntries(Object.keys(schemas).map((name) => [name, name]));
  return withoutRequire(standaloneCode(ajv, names));
}

/**
 * One ES module of all `modules`, formatted stably. Imports that start with `./` stay outside: the runtime, which all
 * validators share, and modules that a form loads on demand.
 */
export async function bundleModules({ modules, entry }: StandaloneDeps): Promise<string> {
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [inMemory(modules)],
  });
  const code = result.outputFiles[0]?.text ?? '';
  // esbuild names each module in a comment; the names mean nothing outside this file.
  return shorter(code.replaceAll(/^\/\/ memory:.*\n/gm, ''));
}

/** ajv writes eight lines to record one error. One line does the same, and halves the file. */
function shorter(code: string): string {
  return code.replaceAll(
    /const (err\d+) = (.*);\n\s*if \(vErrors === null\) \{\n\s*vErrors = \[\1\];\n\s*\} else \{\n\s*vErrors\.push\(\1\);\n\s*\}\n/g,
    '(vErrors ??= []).push($2);\n',
  );
}

/** Removes keywords that validate nothing: the schema stays in the generated code, which reads enums from it. */
export function withoutNotes(schema: JsonSchema): JsonSchema {
  if (typeof schema !== 'object') return schema;
  return mapSubschemas(without(schema, notes), withoutNotes);
}

const notes = ['$schema', '$id', 'title', 'description', 'default', 'readOnly', 'writeOnly', 'tree'] as const;

/** ajv writes `require` even for ES modules. Our own small runtime has the functions that it requires. */
function withoutRequire(code: string): string {
  const imports = code.replaceAll(
    /const (\w+) = require\("ajv\/dist\/runtime\/(ucs2length|equal)"\)\.default;/g,
    'import { $2 as $1 } from "./runtime.js";',
  );
  const left = /require\([^)]*\)/.exec(imports);
  if (left)
    throw new Error(
      `Generated validators may not need packages at run time, but this one has ${left[0]}: add it to validator-runtime.ts`,
    );
  return imports;
}

function inMemory(modules: Record<string, string>): Plugin {
  return {
    name: 'memory',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /.*/ }, ({ path }) =>
        path.startsWith('./') ? { path, external: true } : { path, namespace: 'memory' },
      );
      onLoad({ filter: /.*/, namespace: 'memory' }, ({ path }) => ({ contents: modules[path], loader: 'js' }));
    },
  };
}
