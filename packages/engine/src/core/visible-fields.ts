import type { CompiledForm, JsonObject } from '@signalbox/schemas';
import type { FieldPlan, FormPlan, Pointer, SectionPlan } from './contract';
import { isInAbsent, isThere, optionalSections } from './optional-sections';
import { readAt, writeAt } from './pointer';

export interface FormOptions {
  plan: FormPlan;
  compiled: CompiledForm;
  /** All settings for a settings tab, whose conditions may read other tabs. */
  values: JsonObject;
  /** Conditions on other tabs count as true: only the values of the form are known. */
  ignoresSettings?: boolean;
}

/**
 * Pointers of the visible fields. A condition that reads a hidden field sees it as empty: its former value does not
 * show other fields. The fields of an optional section that is not there are hidden.
 */
export function visibleFields(options: FormOptions): ReadonlySet<Pointer> {
  return visibleIn(options).fields;
}

/** The visible fields, and the optional sections that no condition hides: they may be there, or may be added. */
export function visibleIn(options: FormOptions) {
  const { plan, values } = options;
  const isTrue = evaluateConditions(options);
  const shown = <Part extends FieldPlan | SectionPlan>(parts: Part[], isHere: (part: Part) => boolean) =>
    new Set(parts.filter((part) => part.when.every(isTrue) && isHere(part)).map(({ pointer }) => pointer));
  return {
    fields: shown(plan.fields, (field) => !isInAbsent(field, values)),
    sections: shown(optionalSections(plan), (section) => !isInAbsent(section, values)),
  };
}

/**
 * The fields and optional sections that a condition hides. What is in an absent section is hidden only if that section is: it
 * may be removed, although conditions in it then count as evaluated on nothing.
 */
export function hiddenByConditions(options: FormOptions): Pointer[] {
  const { plan, values } = options;
  const isTrue = evaluateConditions(options);
  const optional = optionalSections(plan);
  const decisive = (part: FieldPlan | SectionPlan): FieldPlan | SectionPlan => {
    const outer = optional.find(({ pointer }) => pointer === part.optionalIn);
    if (outer === undefined) return part;
    const outermost = decisive(outer);
    return outermost === outer && isThere(values, outer.pointer) ? part : outermost;
  };
  return [...plan.fields, ...optional]
    .filter((part) => !decisive(part).when.every(isTrue))
    .map(({ pointer }) => pointer);
}

/**
 * Returns a function that evaluates a condition by its index. Each condition is evaluated once, on the first call for
 * it.
 */
function evaluateConditions({ plan, compiled, values, ignoresSettings }: FormOptions): (condition: number) => boolean {
  const fields = new Map(plan.fields.map((field) => [field.pointer, field]));
  const results = new Map<number, boolean>();
  const sections = new Map(optionalSections(plan).map((section) => [section.pointer, section]));
  const isShown = (part: FieldPlan | SectionPlan | undefined) => part?.when.every(isTrue) ?? true;
  const isTrue = (index: number): boolean => {
    const known = results.get(index);
    if (known !== undefined) return known;
    const condition = plan.conditions[index];
    const test = compiled.conditions[index];
    if (condition === undefined || test === undefined)
      throw new Error(`${plan.form.id}: condition ${index} was not compiled.`);
    if (condition.ofSettings !== undefined && ignoresSettings) return true;
    const hidden = [
      ...condition.reads.filter((read) => !isShown(fields.get(read))),
      ...condition.readsSections.filter((read) => !isShown(sections.get(read))),
    ];
    const seen = hidden.reduce((rest, pointer) => writeAt(rest, pointer, undefined), values);
    const result = test(readAt(seen, condition.at) ?? {});
    results.set(index, result);
    return result;
  };
  return isTrue;
}
