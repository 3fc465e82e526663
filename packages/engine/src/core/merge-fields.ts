import type { JsonObject, JsonValue, FormDefinition } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { isPresent } from './collect';
import type { FormPlan, Pointer } from './contract';
import { isThere, optionalSections } from './optional-sections';
import { isWithin, pointerOf, readAt, writeAt } from './pointer';

interface MergeResult {
  settings: JsonObject;
  /** Fields that the patch names, whether or not their value differs, and optional sections that it adds or removes. */
  pointers: Pointer[];
  /** Pointers that no plan declares, and sections whose value in the patch is not an object. These are not merged. */
  unknown: Pointer[];
}

/**
 * Merges a patch field by field: sections are merged, a field's value is replaced completely, `null` removes a field (or, on a
 * section, all its fields, those that may be null too); a field that may be null is set to it. An optional section is there
 * once the patch has an object for it, and gone with null. Ignores derived targets: `derivedOf` computes them.
 */
export function mergeFields({
  plans,
  settings,
  patch,
  maxUnknown = Number.POSITIVE_INFINITY,
}: {
  plans: FormPlan[];
  settings: JsonObject;
  patch: JsonObject;
  /**
   * Stops the merge after this number of names that neither a plan nor the stored settings have. Limits the work for a
   * patch of any size.
   */
  maxUnknown?: number;
}): MergeResult {
  let left = maxUnknown;
  const declared = declarations(plans);
  const result: MergeResult = { settings, pointers: [], unknown: [] };
  const remove = (pointer: Pointer) => {
    const rest = writeAt(result.settings, pointer, undefined);
    result.settings = dropEmptySections(plans, rest, declared.sectionOf.get(pointer));
    result.pointers.push(pointer);
  };
  const write = (pointer: Pointer, value: JsonValue) => {
    if (value === null && !declared.nullable.has(pointer)) return remove(pointer);
    result.settings = writeAt(result.settings, pointer, value);
    result.pointers.push(pointer);
  };
  /** Adds an optional section, or removes what is left of it. */
  const toggle = (pointer: Pointer, isAdded: boolean) => {
    if (!declared.optional.has(pointer) || isThere(result.settings, pointer) === isAdded) return;
    const rest = writeAt(result.settings, pointer, isAdded ? {} : undefined);
    result.settings = isAdded ? rest : dropEmptySections(plans, rest, parentOf(pointer));
    result.pointers.push(pointer);
  };
  const visit = (value: JsonValue, path: string[]): void => {
    const pointer = pointerOf(path);
    if (declared.sectionOf.has(pointer)) write(pointer, value);
    else if (declared.sections.has(pointer) && isJsonObject(value)) {
      const names = Object.keys(value);
      // Names that are only removed add nothing.
      if (declared.optional.has(pointer) && (names.length === 0 || names.some((name) => value[name] !== null)))
        toggle(pointer, true);
      for (const name of names) {
        if (left <= 0) return;
        visit(value[name] ?? null, [...path, name]);
      }
    } else if (declared.sections.has(pointer) && value === null) {
      for (const field of declared.sectionOf.keys()) if (isWithin(field, pointer)) remove(field);
      for (const section of declared.optional) if (isWithin(section, pointer)) toggle(section, false);
    } else if (!declared.derived.has(pointer)) {
      result.unknown.push(pointer);
      if (readAt(settings, pointer) === undefined) left -= 1;
    }
  };
  visit(patch, []);
  return result;
}

function declarations(plans: FormPlan[]) {
  return {
    /** Field → its section. */
    sectionOf: new Map(plans.flatMap((plan) => plan.fields.map((field) => [field.pointer, field.section] as const))),
    nullable: new Set(
      plans.flatMap((plan) => plan.fields.flatMap((field) => (field.isNullable ? [field.pointer] : []))),
    ),
    sections: new Set(['', ...plans.flatMap((plan) => plan.sections.map((section) => section.pointer))]),
    /** Inner ones first. */
    optional: new Set(plans.flatMap((plan) => optionalSections(plan).map(({ pointer }) => pointer)).toReversed()),
    derived: new Set(plans.flatMap((plan) => Object.keys(plan.form.derive ?? {}).map((name) => pointerOf([name])))),
  };
}

/**
 * Removes a section without fields unless a form requires it: an empty object would be validated, an absent one is not.
 */
function dropEmptySections(plans: FormPlan[], settings: JsonObject, section: Pointer | undefined): JsonObject {
  if (section === undefined || section === '' || plans.some((plan) => isPresent(plan, section))) return settings;
  const value = readAt(settings, section);
  if (!isJsonObject(value) || Object.keys(value).length > 0) return settings;
  return dropEmptySections(plans, writeAt(settings, section, undefined), parentOf(section));
}

function parentOf(pointer: Pointer): Pointer {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}

/**
 * The settings derived from a form's values, e.g. `noOpExpire`. A missing source value becomes null, which removes the
 * setting.
 */
export function derivedOf({ form, values }: { form: Pick<FormDefinition, 'derive'>; values: JsonObject }): JsonObject {
  return Object.fromEntries(
    Object.entries(form.derive ?? {}).map(([target, source]) => [target, readAt(values, source) ?? null]),
  );
}
