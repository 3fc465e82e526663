import type { FormPlan } from '../contract';

/** Throws when the visibility of a field depends, directly or indirectly, on itself. */
export function rejectCircles(plan: FormPlan): void {
  const done = new Set<number>();
  const when = new Map(plan.fields.map((field) => [field.pointer, field.when]));
  const visit = (condition: number, trail: number[]): void => {
    if (done.has(condition)) return;
    if (trail.includes(condition)) {
      const where = [...trail, condition].map((index) => plan.conditions[index]?.reads.join(' ')).join(' → ');
      throw new Error(`${plan.form.id}: conditions wait for each other: ${where}`);
    }
    for (const read of plan.conditions[condition]?.reads ?? []) {
      for (const next of when.get(read) ?? []) visit(next, [...trail, condition]);
    }
    done.add(condition);
  };
  plan.conditions.forEach((_, index) => visit(index, []));
}
