import { isDeepStrictEqual } from 'node:util';
import {
  type FormPlan,
  formMigrations,
  isSameValue,
  isWithin,
  noteWidget,
  planForm,
  pointerOf,
  schemaOfPlace,
  sourceOf,
} from '@signalbox/engine/core';
import type { FormDefinition, FormMigration, JsonSchema, JsonValue, MigrationStep } from '@signalbox/schemas';
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
  const answers = answeredPlaces(was, is);
  const answered = ({ kind, pointer }: SchemaChange) =>
    kind === 'compatible' || answers.some((place) => isWithin(pointer, place) || isWithin(place, pointer));
  return [
    ...was.flatMap((plan) => fieldChanges(plan, is)),
    ...is.flatMap((plan) => [...sectionChanges(plan, was), ...startChanges(plan, was)]),
  ]
    .map((change) => ({ ...change, isAnswered: answered(change) }))
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
    const found = now.flatMap((each) => {
      const place = schemaOfPlace(each.form.schema, pointer);
      return place === undefined ? [] : [{ form: each.form.id, after: place }];
    })[0];
    if (found === undefined)
      return [{ form: plan.form.id, kind: 'breaking', pointer, what: 'no form has the setting any more' }];
    return compareSchemas({ before: schema, after: found.after, pointer }).map((change) => ({
      ...change,
      form: found.form,
    }));
  });
}

/**
 * What became required, and conditions that changed, in the form and its sections. New fields have no stored values, and what a
 * new tab requires is as absent in an old project as in a new one.
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
      .map((name): Placed => ({ form, kind: 'narrowing', pointer: at(name), what: 'it is required now' }));
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

/** Places of steps that the earlier state did not have, and those that properties were renamed from since. */
function answeredPlaces(before: readonly FormPlan[], now: readonly FormPlan[]): string[] {
  return now.flatMap((plan) => {
    const earlier = before.find(({ form }) => form.id === plan.form.id);
    const known = earlier ? renamings(earlier) : [];
    const renamed = renamings(plan).filter(
      ({ to, from }) => !known.some((each) => each.to === to && each.from === from),
    );
    return [
      ...renamed.flatMap(({ to, from }) => [to, from]),
      ...newSteps(earlier?.form.migrate ?? [], plan.form.migrate ?? []).flatMap(placesOf),
    ];
  });
}

/** The present places of renamed properties, and the earlier ones. */
function renamings(plan: FormPlan): { to: string; from: string }[] {
  return formMigrations({ ...plan, form: { ...plan.form, migrate: [] } }).flatMap(({ version, steps }) =>
    steps.flatMap((step) => {
      const from = sourceOf(step) ?? (step.kind === 'rename' ? pointerOf([...step.path, step.from]) : undefined);
      return from === undefined ? [] : [{ to: version, from }];
    }),
  );
}

/** Steps in later entries, and those that an entry of the same version got since. */
function newSteps(before: readonly FormMigration[], now: readonly FormMigration[]): MigrationStep[] {
  return now.flatMap(({ steps }, index) =>
    steps.filter((step) => !before[index]?.steps.some((each) => isDeepStrictEqual(each, step))),
  );
}

function placesOf(step: MigrationStep): string[] {
  if ('rename' in step) return [step.rename, step.to];
  if ('move' in step) return [step.move, step.to];
  if ('split' in step) return [step.split, ...step.to];
  if ('map' in step) return [step.map];
  return 'clamp' in step ? [step.clamp] : [step.keep];
}

function json(schema: JsonSchema): JsonValue {
  return schema as JsonValue;
}
