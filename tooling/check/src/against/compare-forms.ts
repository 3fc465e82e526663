import {
  type FormPlan,
  isSameValue,
  isWithin,
  noteWidget,
  planForm,
  type Pointer,
  pointerOf,
  schemaOfPlace,
} from '@signalbox/engine/core';
import type { FormDefinition, JsonSchema, JsonValue } from '@signalbox/schemas';
import { answered, type Move, newMigrations } from './answers';
import { compareSchemas, type Placed, type SchemaChange } from './compare-schemas';
import { startChanges } from './start-changes';

export interface FormChange extends SchemaChange {
  /** The form that has the setting, or had it. */
  form: string;
  /** A migration that came since says what happens to stored values, or nothing has to happen to them. */
  isAnswered: boolean;
}

/** The changes of the settings between two states of all forms, with their `$ref`s resolved. Dialogs are not among them. */
export function compareForms({
  before,
  after,
}: {
  before: readonly FormDefinition[];
  after: readonly FormDefinition[];
}): FormChange[] {
  const [was, is] = [before.map(planForm), after.map(planForm)];
  const migrations = newMigrations(was, is);
  return [
    ...was.flatMap((plan) => [...fieldChanges(plan, is), ...derivedChanges(plan, is)]),
    ...migrations.moves.flatMap((move) => movedChanges(move, was, is)),
    ...is.flatMap((plan) => [...sectionChanges(plan, was), ...startChanges(plan, was)]),
  ]
    .map((change) => answered(change, migrations))
    .filter(
      ({ form, pointer, what }, index, all) =>
        index === all.findIndex((each) => each.form === form && each.pointer === pointer && each.what === what),
    );
}

/** A setting belongs to the document, so a tab that got it from another one has not changed it. */
function fieldChanges(plan: FormPlan, now: readonly FormPlan[]): Placed[] {
  // A note stores nothing.
  const stored = plan.fields.filter(({ widget }) => widget !== noteWidget);
  return stored.flatMap(({ pointer, schema }): Placed[] => {
    const found = placeIn(now, pointer);
    if (found === undefined)
      return [
        { form: plan.form.id, kind: 'breaking', pointer, what: 'no form has the setting any more', isPlace: true },
      ];
    return compareSchemas({ before: schema, after: found.schema, pointer }).map((change) => ({
      ...change,
      form: found.form,
    }));
  });
}

/** Programs that read derived settings no longer find them. */
function derivedChanges({ form }: FormPlan, now: readonly FormPlan[]): Placed[] {
  return Object.keys(form.derive ?? {})
    .filter((name) => now.every((each) => each.form.derive?.[name] === undefined))
    .map((name) => pointerOf([name]))
    .filter((pointer) => placeIn(now, pointer) === undefined)
    .map((pointer) => ({
      form: form.id,
      kind: 'breaking',
      pointer,
      what: 'no form has the setting any more',
      isPlace: true,
    }));
}

/** A value that moved since has to fit its present place as well. The migration makes a secret of a text. */
function movedChanges({ from, to }: Move, was: readonly FormPlan[], is: readonly FormPlan[]): Placed[] {
  const [earlier, present] = [placeIn(was, from), placeIn(is, to)];
  if (earlier === undefined || present === undefined) return [];
  const { schema: after, form } = present;
  const { schema: before } = earlier;
  if (after.writeOnly && !before.writeOnly && before.type === 'string') return [];
  return compareSchemas({ before, after, pointer: to }).map((change) => ({ ...change, form }));
}

function placeIn(plans: readonly FormPlan[], pointer: Pointer): { form: string; schema: JsonSchema } | undefined {
  return plans.flatMap(({ form }) => {
    const schema = schemaOfPlace(form.schema, pointer);
    return schema === undefined ? [] : [{ form: form.id, schema }];
  })[0];
}

/**
 * Returns what became required, and conditions that changed, in the form and its sections. New fields have no stored
 * values, and what a new tab requires is as absent in an old project as in a new one.
 */
function sectionChanges(plan: FormPlan, was: readonly FormPlan[]): Placed[] {
  const form = plan.form.id;
  const isNewTab = was.every((each) => each.form.id !== form);
  const isOld = (pointer: string) => was.some((each) => each.fields.some((field) => isWithin(field.pointer, pointer)));
  return ['', ...plan.sections.map(({ pointer }) => pointer)].flatMap((section) => {
    const after = schemaOfPlace(plan.form.schema, section);
    const before = was.flatMap((each) => schemaOfPlace(each.form.schema, section) ?? []);
    if (after === undefined || before.length === 0) return [];
    const at = (name: string) => section + pointerOf([name]);
    const required = (after.required ?? [])
      .filter((name) => before.every((each) => !each.required?.includes(name)))
      .filter((name) => section !== '' || !isNewTab || isOld(at(name)))
      .filter((name) => (after.properties?.[name]?.default ?? after.properties?.[name]?.const) === undefined)
      .map((name): Placed => ({
        form,
        kind: 'narrowing',
        pointer: at(name),
        what: 'it is required now',
        isPlace: true,
      }));
    const rules = rulesOf(after).filter(
      (rule) => !before.flatMap(rulesOf).some((each) => isSameValue(json(each), json(rule))),
    );
    const ruled = rules.flatMap(namesIn).map(at).filter(isOld);
    return [
      ...required,
      ...ruled.map((pointer): Placed => ({ form, kind: 'narrowing', pointer, what: 'a condition about it changed' })),
    ];
  });
}

/** Conditions of an object, and what else it demands of several properties. */
function rulesOf(schema: JsonSchema): JsonSchema[] {
  const { if: condition, then, else: other, anyOf, oneOf, not } = schema;
  const own = { ...(condition ? { if: condition, then, else: other } : {}), anyOf, oneOf, not };
  const hasOwn = Object.values(own).some((value) => value !== undefined);
  return [...(schema.allOf ?? []), ...(hasOwn ? [JSON.parse(JSON.stringify(own)) as JsonSchema] : [])];
}

/** Properties that a rule shows, hides, requires or limits. */
function namesIn(rule: JsonSchema): string[] {
  const parts = [rule.then, rule.else, rule.not, ...(rule.anyOf ?? []), ...(rule.oneOf ?? []), ...(rule.allOf ?? [])];
  const own = rule.if === undefined ? [...Object.keys(rule.properties ?? {}), ...(rule.required ?? [])] : [];
  return [...own, ...parts.flatMap((part) => (typeof part === 'object' ? namesIn(part) : []))];
}

function json(schema: JsonSchema): JsonValue {
  return schema as JsonValue;
}
