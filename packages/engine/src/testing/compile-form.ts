import { Ajv, type ErrorObject } from 'ajv';
import type { CompiledForm, FormDefinition, PrecompiledTests, JsonSchema } from '@signalbox/schemas';
import { dataUrlPattern } from '@signalbox/schemas/data-url';
import { planForm } from '../core/plan-form';
import type { FieldPlan } from '../core/contract';
import { addKeywords } from '../keywords';

/**
 * Compiles a form at run time instead of with codegen. For tests and benchmarks only: ajv compiles with `new Function`.
 */
export function compileForm(form: FormDefinition): CompiledForm {
  const ajv = new Ajv({
    allErrors: true,
    strict: false,
    formats: { email: /^[^@\s]+@[^@\s]+$/, 'data-url': dataUrlPattern },
  });
  addKeywords(ajv);
  const test = (schema: JsonSchema) => {
    const validate = ajv.compile<unknown>(schema);
    return (value: unknown) => validate(value);
  };
  const validate = ajv.compile(form.schema);
  return {
    validate: (value) => (validate(value) ? [] : (validate.errors ?? []).map(errorOf)),
    conditions: planForm(form).conditions.map((condition) => test(condition.schema)),
    isVisible: test(form.visibleWhen ?? {}),
    rjsfFields: () => compileRjsfFields(planForm(form).fields),
  };
}

/** Compiles every field: the widgets that a test passes decide which ones RJSF renders. */
async function compileRjsfFields(fields: FieldPlan[]): Promise<PrecompiledTests> {
  const { precompiledSchemas } = await import('../precompiled-schemas');
  const ajv = new Ajv({ strict: false, addUsedSchema: false });
  addKeywords(ajv);
  const schemas = fields.flatMap(({ schema }) => Object.entries(precompiledSchemas(schema)));
  return Object.fromEntries(
    schemas.map(([hash, subschema]) => {
      const isValid = ajv.validateSchema(subschema) === true;
      return [hash, (value) => isValid && ajv.validate(subschema, value)];
    }),
  );
}

function errorOf({ keyword, instancePath, schemaPath, params, message }: ErrorObject) {
  return { keyword, instancePath, schemaPath, params: params as Record<string, unknown>, message };
}
