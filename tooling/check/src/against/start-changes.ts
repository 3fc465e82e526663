import { type FieldPlan, type FormPlan, readAt, startOfForm } from '@signalbox/engine/core';
import type { Placed } from './compare-schemas';

/**
 * Changes of the values that are in use where a section is not stored: users add and remove the section now, or did before.
 * `was`: all forms of the earlier state.
 */
export function startChanges(plan: FormPlan, was: readonly FormPlan[]): Placed[] {
  const earlier = new Map(
    was.flatMap((each) => {
      const start = startOfForm(each);
      return each.fields.map((field) => [field.pointer, { field, value: readAt(start, field.pointer) }] as const);
    }),
  );
  const start = startOfForm(plan);
  const kept = plan.fields.flatMap((field) => {
    const before = earlier.get(field.pointer);
    return before ? [{ field, now: readAt(start, field.pointer), before }] : [];
  });
  const lost = kept.filter(
    ({ field, now, before }) => field.optionalIn !== undefined && now === undefined && before.value !== undefined,
  );
  const always = kept.filter(({ field, before }) => isFreed(field, before.field));
  const gained = always.filter(({ now, before }) => now !== undefined && before.value === undefined);
  // A section that starts with a value is there, and has to be valid.
  const started = new Set(gained.map(({ field }) => field.section));
  const demanded = always.filter(
    ({ field, now }) => field.isRequired && now === undefined && started.has(field.section),
  );
  const changes = (found: typeof kept, what: string) =>
    found.map(({ field: { pointer } }): Placed => ({ form: plan.form.id, kind: 'narrowing', pointer, what }));
  return [
    ...changes(lost, 'its default applies only where its section is stored now'),
    ...changes(gained, 'its default applies now where its section is not stored, too'),
    ...changes(demanded, 'it is required now where its section is not stored, too'),
  ];
}

/** True if users added the section of the field before, and it is there without them now. */
function isFreed({ optionalIn }: FieldPlan, before: FieldPlan): boolean {
  return before.optionalIn !== undefined && optionalIn === undefined;
}
