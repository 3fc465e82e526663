import type { CompiledForm, JsonObject } from '@signalbox/schemas';
import type { FieldPlan, FormPlan, Pointer } from './contract';
import { readAt, writeAt } from './pointer';

export interface FormOptions {
  plan: FormPlan;
  compiled: CompiledForm;
  values: JsonObject;
}

/**
 * Pointers of the fields that are drawn. A hidden field counts as empty for the conditions that read it,
 * so what it held before shows nothing else.
 */
export function visibleFields({ plan, compiled, values }: FormOptions): ReadonlySet<Pointer> {
  const validated = evaluateConditions({ plan, compiled, values });
  return new Set(plan.fields.filter((field) => field.when.every(validated)).map((field) => field.pointer));
}

/** Answers, for the index of a condition, whether it holds. Each condition is judged once, when it is first asked for. */
export function evaluateConditions({ plan, compiled, values }: FormOptions): (condition: number) => boolean {
  const fields = new Map(plan.fields.map((field) => [field.pointer, field]));
  const validated = new Map<number, boolean>();
  const isShown = (field: FieldPlan | undefined) => field?.when.every(holds) ?? true;
  const holds = (index: number): boolean => {
    const known = validated.get(index);
    if (known !== undefined) return known;
    const condition = plan.conditions[index];
    const test = compiled.conditions[index];
    if (condition === undefined || test === undefined)
      throw new Error(`${plan.form.id}: condition ${index} was not compiled.`);
    const hidden = condition.reads.filter((read) => !isShown(fields.get(read)));
    const seen = hidden.reduce((rest, pointer) => writeAt(rest, pointer, undefined), values);
    const result = test(readAt(seen, condition.at) ?? {});
    validated.set(index, result);
    return result;
  };
  return holds;
}
