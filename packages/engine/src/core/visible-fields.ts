import type { CompiledForm, JsonObject } from '@signalbox/schemas';
import type { FieldPlan, FormPlan, Pointer } from './contract';
import { readAt, writeAt } from './pointer';

export interface FormOptions {
  plan: FormPlan;
  compiled: CompiledForm;
  /** Of a settings tab: all settings. Its conditions may read other tabs. */
  values: JsonObject;
  /** Conditions on other tabs count as true: only the values of the form are known. */
  ignoresSettings?: boolean;
}

/**
 * Pointers of the visible fields. A condition that reads a hidden field sees it as empty: its former value does not
 * show other fields.
 */
export function visibleFields(options: FormOptions): ReadonlySet<Pointer> {
  const isTrue = evaluateConditions(options);
  return new Set(options.plan.fields.filter((field) => field.when.every(isTrue)).map((field) => field.pointer));
}

/**
 * Returns a function that evaluates a condition by its index. Each condition is evaluated once, on the first call for
 * it.
 */
function evaluateConditions({ plan, compiled, values, ignoresSettings }: FormOptions): (condition: number) => boolean {
  const fields = new Map(plan.fields.map((field) => [field.pointer, field]));
  const results = new Map<number, boolean>();
  const isShown = (field: FieldPlan | undefined) => field?.when.every(isTrue) ?? true;
  const isTrue = (index: number): boolean => {
    const known = results.get(index);
    if (known !== undefined) return known;
    const condition = plan.conditions[index];
    const test = compiled.conditions[index];
    if (condition === undefined || test === undefined)
      throw new Error(`${plan.form.id}: condition ${index} was not compiled.`);
    if (condition.ofSettings !== undefined && ignoresSettings) return true;
    const hidden = condition.reads.filter((read) => !isShown(fields.get(read)));
    const seen = hidden.reduce((rest, pointer) => writeAt(rest, pointer, undefined), values);
    const result = test(readAt(seen, condition.at) ?? {});
    results.set(index, result);
    return result;
  };
  return isTrue;
}
