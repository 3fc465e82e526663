import type { JsonObject, JsonValue } from '@signalbox/schemas';
import type { FormPlan, Pointer } from './contract';
import { isThere } from './optional-sections';
import { pathOf, readAt } from './pointer';
import { visibleIn, type FormOptions } from './visible-fields';

/**
 * The form's own values as they are validated and saved. Leaves out hidden fields and everything that the form does not
 * declare (`values` may be the whole settings). Leaves out empty sections that are not required, but for those that were added.
 */
export function collect(options: FormOptions): JsonObject {
  const { plan, values } = options;
  const { fields, sections } = visibleIn(options);
  return assemble(plan, {
    valueOf: (pointer) => (fields.has(pointer) ? readAt(values, pointer) : undefined),
    isAdded: (section) => sections.has(section) && isThere(values, section),
  });
}

export interface FormValues {
  valueOf: (field: Pointer) => JsonValue | undefined;
  /** True if the optional section is there. */
  isAdded: (section: Pointer) => boolean;
}

/** Builds the form's values from those of its fields, and from the optional sections that are there. */
export function assemble(plan: FormPlan, { valueOf, isAdded }: FormValues): JsonObject {
  const result: JsonObject = {};
  const present = new Set<Pointer>(['']);
  for (const { pointer, section, isRequired, isOptional } of plan.sections) {
    if (!(isOptional ? isAdded(pointer) : isRequired && present.has(section))) continue;
    present.add(pointer);
    objectAt(result, pathOf(pointer));
  }
  for (const field of plan.fields) {
    const value = valueOf(field.pointer);
    const name = field.path.at(-1);
    if (value !== undefined && name !== undefined) objectAt(result, field.path.slice(0, -1))[name] = value;
  }
  return result;
}

/** True when the section stays without values: it and every section that encloses it are required, up to one that was added. */
export function isPresent(plan: FormPlan, pointer: Pointer): boolean {
  if (pointer === '') return true;
  const section = plan.sections.find((each) => each.pointer === pointer);
  if (section === undefined) return false;
  return section.isOptional || (section.isRequired && isPresent(plan, section.section));
}

/** Returns the object at `path`; creates missing objects. Only for a tree that this module built. */
function objectAt(root: JsonObject, path: string[]): JsonObject {
  return path.reduce((parent, name) => (parent[name] ??= {}) as JsonObject, root);
}
