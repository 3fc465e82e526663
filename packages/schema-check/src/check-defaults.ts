import type { ValidateFunction } from 'ajv';
import { schemaPointer } from '@signalbox/form-compiler/plain-form';
import { collect, defaultsOf, type FormPlan } from '@signalbox/engine/core';
import type { CompiledForm, ConditionTest, JsonSchema, JsonValue, SchemaError } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { planOf } from './check-claims';
import { canCompile, inObject, withDefinitions } from './check-strict';
import type { ValidationError } from './validation-error';
import type { DeclaredForm, Sources } from './load-sources';
import { oncePer } from './once-per';
import { ajv } from './shared-ajv';
import { errorAt, type SourceFile } from './source-file';
import { walkSchema } from './walk-schema';

/** Each default is valid in its place. All defaults of a form together are a valid form, apart from required fields. */
export function checkDefaults({ forms, shared, entities }: Sources): ValidationError[] {
  return [
    ...[...shared, ...entities].filter(({ resolved }) => canCompile(resolved)).flatMap(checkSchema),
    ...forms.filter(({ resolved }) => canCompile(resolved.schema)).flatMap(checkForm),
  ];
}

const checkSchema = oncePer(
  ({ resolved }: Sources['shared'][number]) => resolved,
  ({ source, resolved }) => checkEach(source, resolved, ''),
);

const checkForm = oncePer(({ resolved }: DeclaredForm) => resolved, checkFormAnew);

function checkFormAnew(form: DeclaredForm): ValidationError[] {
  const each = checkEach(form.source, form.resolved.schema, '/schema');
  const { plan } = planOf(form);
  // `checkStrict` reports a condition that does not compile.
  const isComplete = plan?.conditions.every(({ schema }) => canCompile(inObject(schema)));
  return each.length > 0 || !plan || !isComplete ? each : checkTogether(form, plan);
}

function checkEach(source: SourceFile, root: JsonSchema, at: string): ValidationError[] {
  const covered = validTogether(root);
  const parts = walkSchema({ schema: root, pointer: at }).filter(
    ({ schema }) => schema.default !== undefined && !covered.has(schema),
  );
  if (areValid(parts.map(({ schema }) => schema))) return [];
  return parts.flatMap(({ schema, pointer }) => {
    const whole = withDefinitions(schema, root.definitions);
    if (!canCompile(whole)) return [];
    const [error] = errorsOf(ajv.compile(whole), schema.default);
    if (!error) return [];
    const wrong =
      `the default ${JSON.stringify(schema.default)} is not valid: ${error.instancePath} ${error.message}`.replace(
        ':  ',
        ': ',
      );
    return [errorAt(source, `${pointer}/default`, { wrong, remedy: 'correct the default or the limits beside it' })];
  });
}

/**
 * The schemas with a default that the validator of the complete schema accepts, which is compiled anyway. It validates all
 * defaults in their places at once.
 */
function validTogether(root: JsonSchema): ReadonlySet<JsonSchema> {
  const values = defaultsOf({ schema: root });
  const errors = errorsOf(ajv.compile(root), values).filter(({ keyword }) => keyword !== 'required');
  return errors.length > 0 ? new Set() : new Set(placedIn(root, values));
}

/** The schemas whose own default stands in its place in `value`, which "properties" alone lead to. */
function* placedIn(schema: JsonSchema, value: JsonValue | undefined): Generator<JsonSchema> {
  if (schema.default !== undefined && JSON.stringify(value) === JSON.stringify(schema.default)) yield schema;
  if (!isJsonObject(value)) return;
  for (const [name, part] of Object.entries(schema.properties ?? {})) yield* placedIn(part, value[name]);
}

/** True if all schemas accept their defaults. One validator for all: compiling one for each takes most of the time. */
function areValid(schemas: JsonSchema[]): boolean {
  const together: JsonSchema = {
    type: 'object',
    properties: Object.fromEntries(schemas.map((schema, index) => [String(index), schema])),
  };
  return (
    schemas.length === 0 ||
    (canCompile(together) && ajv.compile(together)(Object.fromEntries(schemas.map(defaultAt))) === true)
  );
}

function defaultAt(schema: JsonSchema, index: number) {
  return [String(index), schema.default] as const;
}

function checkTogether({ source, resolved }: DeclaredForm, plan: FormPlan): ValidationError[] {
  const compiled = compileForm(resolved.schema, plan);
  const values = collect({ plan, compiled, values: defaultsOf(resolved), ignoresSettings: true });
  return compiled
    .validate(values)
    .filter(({ keyword }) => !['required', 'if', 'allOf'].includes(keyword))
    .slice(0, 1)
    .map(({ instancePath, message }) => {
      const wrong = `the defaults together are not valid: ${instancePath || 'the form'} ${message}`;
      return errorAt(source, schemaPointer(instancePath), {
        wrong,
        remedy: 'let the defaults satisfy the conditions too',
      });
    });
}

/** Compiles at once what the code generation compiles ahead of time. */
function compileForm(schema: JsonSchema, plan: FormPlan): CompiledForm {
  const form = ajv.compile(schema);
  return { ...compileConditions(plan), validate: (value) => errorsOf(form, value) };
}

/** The conditions of a form alone: what `collect` needs to leave out what they hide. */
export function compileConditions(plan: FormPlan): CompiledForm {
  const conditions = plan.conditions.map((condition): ConditionTest => {
    const test = ajv.compile(inObject(condition.schema));
    return (value) => test(value ?? {});
  });
  return { validate: () => [], conditions, isVisible: () => true };
}

function errorsOf(validate: ValidateFunction, value: unknown): SchemaError[] {
  return validate(value) ? [] : [...(validate.errors ?? [])];
}
