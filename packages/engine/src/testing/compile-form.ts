import { Ajv, type ErrorObject } from 'ajv';
import type { CompiledForm, FormDefinition, IslandTests, JsonSchema } from '@signalbox/schemas';
import { planForm } from '../core/plan-form';
import type { FieldPlan } from '../core/contract';

/** What codegen writes ahead of time, made on the spot: for tests and benchmarks only, since ajv compiles with `new Function`. */
export function compileForm(form: FormDefinition): CompiledForm {
  const ajv = new Ajv({
    allErrors: true,
    strict: false,
    multipleOfPrecision: 8,
    formats: { email: /^[^@\s]+@[^@\s]+$/ },
  });
  const test = (schema: JsonSchema) => {
    const validate = ajv.compile<unknown>(schema);
    return (value: unknown) => validate(value);
  };
  const validate = ajv.compile(form.schema);
  return {
    validate: (value) => (validate(value) ? [] : (validate.errors ?? []).map(faultOf)),
    conditions: planForm(form).conditions.map((condition) => test(condition.schema)),
    isVisible: test(form.visibleWhen ?? {}),
    islands: () => compileIslands(planForm(form).fields),
  };
}

/** Of every field: which ones RJSF draws depends on the widgets that the test hands in. */
async function compileIslands(fields: FieldPlan[]): Promise<IslandTests> {
  const { islandQuestions } = await import('../island-questions');
  const ajv = new Ajv({ strict: false, addUsedSchema: false, multipleOfPrecision: 8 });
  const questions = fields.flatMap(({ schema }) => Object.entries(islandQuestions(schema)));
  return Object.fromEntries(
    questions.map(([hash, question]) => {
      const isSound = ajv.validateSchema(question) === true;
      return [hash, (value) => isSound && ajv.validate(question, value)];
    }),
  );
}

function faultOf({ keyword, instancePath, schemaPath, params, message }: ErrorObject) {
  return { keyword, instancePath, schemaPath, params: params as Record<string, unknown>, message };
}
