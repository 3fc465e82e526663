import type { Options } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { JsonSchema } from '@signalbox/schemas';
import { mapSubschemas } from './map-subschemas';
import { strictAjv } from './strict-ajv';
import { without } from './without';

type TestOptions = Pick<Options, 'allErrors' | 'strict'>;

/** Code of an ES module with one exported test per schema, `export const <name>`. */
export function testModule(schemas: Record<string, JsonSchema>, options: TestOptions): string {
  return codeOf(schemas, { ...options, isModule: true }).replaceAll(helper, 'import { $2 as $1 } from "./runtime.js";');
}

/** An expression whose value has one test per schema. It uses the runtime's functions by their names. */
export function testExpression(schemas: Record<string, JsonSchema>, options: TestOptions): string {
  const code = codeOf(schemas, { ...options, isModule: false }).replaceAll(helper, 'const $1 = $2;');
  return `((exports) => {\n${code}\nreturn exports;\n})({})`;
}

/** ajv writes `require` even for ES modules. Our own small runtime has the functions that it requires. */
const helper =
  /^const (\w+) = require\("ajv\/dist\/runtime\/(ucs2length|equal|jsonErrorLine|isMultiple|instantOf)"\)\.default;$/gm;

function codeOf(
  schemas: Record<string, JsonSchema>,
  { isModule, ...options }: TestOptions & { isModule: boolean },
): string {
  const ajv = strictAjv({ ...options, messages: false, code: { source: true, esm: isModule, lines: true } });
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(withoutNotes(schema), name);
  const names = Object.fromEntries(Object.keys(schemas).map((name) => [name, name]));
  const code = shorter(standaloneCode(ajv, names));
  const left = /^const \w+ = (require\(.*)$/m.exec(code.replaceAll(helper, ''));
  if (left)
    throw new Error(
      `Generated validators may not need packages at run time, but this one has ${left[1]}: add it to validator-runtime.ts`,
    );
  return code;
}

/** ajv writes seven lines to record one error. One line does the same, and halves the file. */
function shorter(code: string): string {
  return code.replaceAll(
    /const (err\d+) = (.*);\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\n/g,
    '(vErrors ??= []).push($2);\n',
  );
}

/** Removes keywords that validate nothing: the schema stays in the generated code, which reads enums from it. */
export function withoutNotes(schema: JsonSchema): JsonSchema {
  if (typeof schema !== 'object') return schema;
  return mapSubschemas(without(schema, notes), withoutNotes);
}

const notes = [
  '$schema',
  '$id',
  '$comment',
  'title',
  'description',
  'default',
  'examples',
  'readOnly',
  'writeOnly',
  'tree',
  'visibleWhen',
] as const;
