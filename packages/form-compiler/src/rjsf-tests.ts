import { isDeepStrictEqual } from 'node:util';
import type { Options } from 'ajv';
import { type FieldPlan, planForm, rjsfWidget } from '@signalbox/engine/core';
import { precompiledSchemas, sameHash, UncompilableSchemaError } from '@signalbox/engine/precompiled-schemas';
import type { FormDefinition, JsonSchema } from '@signalbox/schemas';
import { strictAjv } from './strict-ajv';
import { withoutNotes } from './test-code';

interface RjsfTests {
  /** Schemas that RJSF evaluates, by the name of their test. */
  schemas: Record<string, JsonSchema>;
  /** Members of an object literal that is the form's `PrecompiledTests`: code that uses `tests`, those of `schemas`. */
  members: string[];
}

/** The tests for RJSF's fields of a form, at build time and at run time alike. Throws for a field that cannot be precompiled. */
export function rjsfTests(form: FormDefinition): RjsfTests {
  const schemas: Record<string, JsonSchema> = {};
  const names = new Map<string, string>();
  const members = Object.entries(schemasOf(form)).map(([hash, schema]) => {
    const key = JSON.stringify(schema);
    const name = names.get(key) ?? `test${names.size}`;
    names.set(key, name);
    schemas[name] = schema;
    return `${JSON.stringify(hash)}: tests.${name},`;
  });
  return { schemas, members };
}

/** The options of RJSF's own validator. Schemas that RJSF derives from a valid schema do not always pass the strict mode. */
export const rjsfTestOptions = {
  allErrors: false,
  strict: false,
} as const satisfies Options;

function schemasOf(form: FormDefinition): Record<string, JsonSchema> {
  const all: SchemasByHash = new Map();
  for (const field of planForm(form).fields.filter(({ widget }) => widget === rjsfWidget)) {
    try {
      addSchemasOf(field, all);
    } catch (error) {
      if (!(error instanceof UncompilableSchemaError)) throw error;
      throw new Error(`the field ${field.pointer} cannot be drawn by RJSF: ${error.message}`, { cause: error });
    }
  }
  return Object.fromEntries([...all].map(([hash, { schema }]) => [hash, schema]));
}

/** Schemas that RJSF evaluates for the fields of a form, each with the first field that has it. */
export type SchemasByHash = Map<string, { schema: JsonSchema; field: string }>;

/**
 * Adds the schemas of a field. Throws an `UncompilableSchemaError` for a field that cannot be precompiled, by itself or
 * beside those that were added before.
 */
export function addSchemasOf({ pointer, schema }: FieldPlan, all: SchemasByHash): void {
  for (const [hash, subschema] of Object.entries(precompiledSchemas(schema))) {
    const own = evaluable(subschema);
    const known = all.get(hash);
    if (known === undefined) all.set(hash, { schema: own, field: pointer });
    else if (!isDeepStrictEqual(known.schema, own)) throw sameHash('', `in the field ${known.field}`);
  }
}

const ajv = strictAjv({ strict: false });

/** RJSF's own validator answers false for a schema that ajv rejects. RJSF makes an empty `anyOf` of an option without fields. */
function evaluable(subschema: JsonSchema | boolean): JsonSchema {
  if (typeof subschema === 'boolean') return subschema ? {} : { not: {} };
  const schema = withoutNotes(subschema);
  return ajv.validateSchema(schema) === true ? schema : { not: {} };
}
