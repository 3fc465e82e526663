import { isDeepStrictEqual } from 'node:util';
import { rjsfWidget, planForm, type FieldPlan } from '@signalbox/engine/core';
import {
  precompiledSchemas,
  UncompilableSchemaError,
  type PrecompiledSchemas,
} from '@signalbox/engine/precompiled-schemas';
import { strictAjv, testModule, withoutNotes } from '@signalbox/form-compiler';
import type { FormDefinition, JsonSchema } from '@signalbox/schemas';
import { bundleModules } from './bundle-modules';

/** The fields that RJSF draws. */
export function rjsfFieldsIn(form: FormDefinition): FieldPlan[] {
  return planForm(form).fields.filter((field) => field.widget === rjsfWidget);
}

/** Code of the module with all schemas that RJSF evaluates for its fields of a form, by RJSF's own hashes. */
export async function precompiledModule(form: FormDefinition): Promise<string> {
  const tests: Record<string, JsonSchema> = {};
  const names = new Map<string, string>();
  const entries = Object.entries(schemasOf(form)).map(([hash, schema]) => {
    const key = JSON.stringify(schema);
    const name = names.get(key) ?? `test${names.size}`;
    names.set(key, name);
    tests[name] = schema;
    return `${JSON.stringify(hash)}: tests.${name},`;
  });
  return bundleModules({
    entry: 'entry',
    modules: {
      entry: `import * as tests from 'tests';\nexport const precompiledTests = {${entries.join('\n')}};`,
      // The options of RJSF's own validator. Schemas that RJSF derives from a valid schema do not always pass the strict mode.
      tests: testModule(tests, { allErrors: false, strict: false, multipleOfPrecision: 8 }),
    },
  });
}

function schemasOf(form: FormDefinition): Record<string, JsonSchema> {
  const all: Record<string, JsonSchema> = {};
  for (const field of rjsfFieldsIn(form)) {
    for (const [hash, subschema] of Object.entries(schemasOfField(field))) {
      const schema = evaluable(subschema);
      if (all[hash] !== undefined && !isDeepStrictEqual(all[hash], schema))
        throw new Error(`RJSF gives two schemas the hash ${hash}; change a title or description in ${field.pointer}`);
      all[hash] = schema;
    }
  }
  return all;
}

function schemasOfField({ pointer, schema }: FieldPlan): PrecompiledSchemas {
  try {
    return precompiledSchemas(schema);
  } catch (error) {
    if (!(error instanceof UncompilableSchemaError)) throw error;
    throw new Error(`the field ${pointer} cannot be drawn by RJSF: ${error.message}`, { cause: error });
  }
}

const ajv = strictAjv({ strict: false });

/** RJSF's own validator answers false for a schema that ajv rejects. RJSF makes an empty `anyOf` of an option without fields. */
function evaluable(subschema: JsonSchema | boolean): JsonSchema {
  if (typeof subschema === 'boolean') return subschema ? {} : { not: {} };
  const schema = withoutNotes(subschema);
  return ajv.validateSchema(schema) === true ? schema : { not: {} };
}
