import { Ajv, type Options } from 'ajv';
import { fastFormats, fullFormats, type FormatName } from 'ajv-formats/dist/formats.js';
import { addKeywords } from '@signalbox/engine/keywords';
import type { JsonSchema } from '@signalbox/schemas';
import { dataUrlPattern } from '@signalbox/schemas/data-url';
import { dateFormats } from './date-formats';
import { textFormats } from './text-formats';

/**
 * The ajv of the code generation and of the check: strict, and it reports all errors.
 * `strictRequired` stays off: a condition's `then: {required: […]}` names properties declared beside it, not in it.
 */
export function strictAjv(options: Options = {}): Ajv {
  const ajv = new Ajv({
    strict: true,
    strictRequired: false,
    // `checkTuples` reports what follows the places.
    strictTuples: false,
    allowUnionTypes: true,
    allErrors: true,
    ...options,
  });
  addKeywords(ajv);
  // Does not validate the value; see `bindingErrors`.
  ajv.addKeyword({ keyword: 'boundTo', schemaType: 'array' });
  // Does not validate the value: the routes of records do.
  ajv.addKeyword({ keyword: 'reference', schemaType: 'string' });
  // Does not validate the value; see `treeErrors`.
  ajv.addKeyword({ keyword: 'tree', schemaType: 'object' });
  // These do not validate the value; see `formMigrations`.
  ajv.addKeyword({ keyword: 'renamedFrom', schemaType: 'string' });
  ajv.addKeyword({ keyword: 'since', schemaType: 'string' });
  // Does not validate the value: the engine evaluates it on the settings of other tabs.
  ajv.addKeyword({ keyword: 'visibleWhen', schemaType: 'object' });
  for (const name of Object.keys(fullFormats) as FormatName[]) {
    const pattern = dateFormats[name] ?? formatPattern(name);
    if (pattern) ajv.addFormat(name, pattern);
  }
  for (const [name, pattern] of Object.entries(textFormats)) ajv.addFormat(name, pattern);
  ajv.addFormat('data-url', dataUrlPattern);
  return ajv;
}

/** Only formats that are one regular expression: these are inlined into standalone code. */
function formatPattern(name: FormatName): RegExp | undefined {
  for (const format of [fullFormats[name], fastFormats[name]]) {
    if (format instanceof RegExp) return format;
    if (typeof format === 'object' && 'validate' in format && format.validate instanceof RegExp) return format.validate;
  }
  return undefined;
}

/** A condition as a schema of its own: it is always evaluated on an object. */
export function conditionSchema(condition: JsonSchema): JsonSchema {
  return { type: 'object', allOf: [condition] };
}
