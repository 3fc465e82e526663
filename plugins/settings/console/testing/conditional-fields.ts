import {
  defaultsOf,
  isWithin,
  planForm,
  readAt,
  writeAt,
  type FieldPlan,
  type FormPlan,
  type Pointer,
} from '@signalbox/engine/core';
import type { FormDefinition, JsonObject, JsonValue, UiSchema } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { itemsOf } from '@signalbox/schemas/items-of';

export interface ConditionalField {
  field: FieldPlan;
  /** The list whose items it belongs to; absent for a field of the form itself. */
  list?: FieldPlan;
  /** Form values that show the field, and that hide it. */
  shows: JsonObject;
  hides: JsonObject;
}

/** Fields of one form, or of the items of one of its lists. */
interface Scope {
  plan: FormPlan;
  list?: FieldPlan;
  /** Merges values of the scope into values of the form. */
  placed: (values: JsonObject) => JsonObject;
  /** Pointer of a scope's field in the form's values. */
  pointerOf: (field: FieldPlan) => Pointer;
  start: JsonObject;
}

/**
 * Every conditional field with values that show and hide it. The form's validator checks them, not the engine
 * under test: a hidden field must not have a value. Throws if no values show or hide the field.
 */
export function conditionalFields(form: FormDefinition): ConditionalField[] {
  return scopesOf(form).flatMap((scope) =>
    scope.plan.fields
      .filter((field) => field.when.length > 0)
      .map((field) => {
        const reads = [...new Set(field.when.flatMap((index) => scope.plan.conditions[index]?.reads ?? []))];
        const sides = combinations(scope, reads);
        const shows = sides.find((values) => mayHave({ form, scope, field, values }));
        const hides = sides.find((values) => !mayHave({ form, scope, field, values }));
        if (!shows || !hides) throw new Error(`${form.id}: nothing ${shows ? 'hides' : 'shows'} ${field.pointer}.`);
        return { field, list: scope.list, shows: scope.placed(shows), hides: scope.placed(hides) };
      }),
  );
}

/** The fields of a list's items, as if they were a form. */
export function planItems(form: FormDefinition, list: FieldPlan): FormPlan {
  const uiSchema = (list.uiSchema['items'] ?? {}) as UiSchema;
  return planForm({ ...form, schema: itemsOf(list.schema) ?? {}, uiSchema });
}

function scopesOf(form: FormDefinition): Scope[] {
  const plan = planForm(form);
  const start = defaultsOf(form);
  const whole: Scope = { plan, start, placed: (values) => values, pointerOf: (field) => field.pointer };
  const lists = plan.fields.filter((field) => field.widget === 'list');
  return [
    whole,
    ...lists.map((list): Scope => ({
      plan: planItems(form, list),
      list,
      start: {},
      placed: (values) => writeAt(start, list.pointer, [values]),
      pointerOf: (field) => `${list.pointer}/0${field.pointer}`,
    })),
  ];
}

function mayHave({
  form,
  scope,
  field,
  values,
}: {
  form: FormDefinition;
  scope: Scope;
  field: FieldPlan;
  values: JsonObject;
}): boolean {
  const errors = compiledForms[form.id]?.validate(scope.placed(writeAt(values, field.pointer, 'any'))) ?? [];
  const pointer = scope.pointerOf(field);
  // A hidden section rejects all of its fields.
  return !errors.some(({ keyword, instancePath }) => keyword === 'false schema' && isWithin(pointer, instancePath));
}

/** Every combination of the values that the read fields may have. */
function combinations({ plan, start }: Scope, reads: Pointer[]): JsonObject[] {
  return reads.reduce<JsonObject[]>(
    (made, pointer) =>
      made.flatMap((values) => choicesOf(plan, pointer).map((choice) => writeAt(values, pointer, choice))),
    [start],
  );
}

function choicesOf(plan: FormPlan, pointer: Pointer): (JsonValue | undefined)[] {
  const schema = plan.fields.find((field) => field.pointer === pointer)?.schema;
  const named = schema?.enum ?? (schema?.type === 'boolean' ? [true, false] : [schema?.default, schema?.minimum]);
  return [undefined, ...named];
}

/** The values of the fields that `after` and `before` do not agree on. */
export function differences({
  plan,
  before,
  after,
}: {
  plan: FormPlan;
  before: JsonObject;
  after: JsonObject;
}): [Pointer, JsonValue | undefined][] {
  return plan.fields
    .map(({ pointer }): [Pointer, JsonValue | undefined] => [pointer, readAt(after, pointer)])
    .filter(([pointer, value]) => JSON.stringify(readAt(before, pointer)) !== JSON.stringify(value));
}
