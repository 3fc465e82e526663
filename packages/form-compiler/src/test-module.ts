import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Options } from 'ajv';
import type { JsonSchema } from '@signalbox/schemas';
import { mapSubschemas } from './map-subschemas';
import { strictAjv } from './strict-ajv';
import { without } from './without';

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
