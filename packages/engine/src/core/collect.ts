import type { JsonObject, JsonValue } from '@signalbox/schemas';
import type { FormPlan, Pointer } from './contract';
import { pathOf, readAt } from './pointer';
import { visibleFields, type FormOptions } from './visible-fields';

/**
 * The form's own values as they are validated and saved. Leaves out hidden fields and everything that the form does not
 * declare (`values` may be the whole settings). Leaves out empty sections that are not required.
 */
export function collect(options: FormOptions): JsonObject {
  const { plan, values } = options;
  const visible = visibleFields(options);
  return assemble(plan, (pointer) => (visible.has(pointer) ? readAt(values, pointer) : undefined));
}

/** Builds the form's values from a function that returns the value of one field. */
export function assemble(plan: FormPlan, valueOf: (pointer: Pointer) => JsonValue | undefined): JsonObject {
  const result: JsonObject = {};
  for (const section of plan.sections) if (isPresent(plan, section.pointer)) objectAt(result, pathOf(section.pointer));
  for (const field of plan.fields) {
    const value = valueOf(field.pointer);
    const name = field.path.at(-1);
    if (value !== undefined && name !== undefined) objectAt(result, field.path.slice(0, -1))[name] = value;
  }
  return result;
}

/** True when the section and every section that encloses it are required. */
export function isPresent(plan: FormPlan, pointer: Pointer): boolean {
  if (pointer === '') return true;
  const section = plan.sections.find((each) => each.pointer === pointer);
  return section !== undefined && section.isRequired && isPresent(plan, section.section);
}

/** Returns the object at `path`; creates missing objects. Only for a tree that this module built. */
function objectAt(root: JsonObject, path: string[]): JsonObject {
  return path.reduce((parent, name) => (parent[name] ??= {}) as JsonObject, root);
}
