import {
  derivedOf,
  type FormOptions,
  hiddenByConditions,
  isInAbsent,
  readAt,
  writeAt,
  type Pointer,
} from '@signalbox/engine/core';
import type { JsonObject } from '@signalbox/schemas';
import type { CatalogForm, FormCatalog } from './form-catalog';

/**
 * The effective settings for `saved`: defaults for fields that were never saved, without fields that a condition hides, with
 * derived values. A saved null means "emptied on purpose": the field is then absent,
 * or null if that is one of its values, and its default does not come back. The fields of an optional section have defaults
 * only where the section is saved.
 */
export function effectiveSettings(
  catalog: FormCatalog,
  saved: JsonObject,
  { ignoresSettings = false }: Pick<FormOptions, 'ignoresSettings'> = {},
): JsonObject {
  const withDefaults = catalog.reduce(overlayDefaults, saved);
  const filled = catalog.reduce(withoutEmptied, withDefaults);
  const shown = catalog.reduce(
    (settings, form) => withoutFields(settings, hiddenFields(form, settings, { ignoresSettings: true })),
    filled,
  );
  // A condition on another tab reads what is shown there. The check rejects one that reads a field with such a condition.
  const related = catalog.filter(({ plan }) => plan.conditions.some(({ ofSettings }) => ofSettings !== undefined));
  const settled = ignoresSettings ? shown : related.reduce(withoutHidden, shown);
  return catalog.reduce(overlayDerived, settled);
}

/** Pointers of the fields, and of the optional sections, that a condition hides under these settings. */
export function hiddenFields(
  { plan, compiled }: CatalogForm,
  settings: JsonObject,
  { ignoresSettings = false }: Pick<FormOptions, 'ignoresSettings'> = {},
): Pointer[] {
  if (plan.conditions.length === 0) return [];
  return hiddenByConditions({ plan, compiled, values: settings, ignoresSettings });
}

/** `settings` without the values at `pointers`; unchanged if there are none. */
export function withoutFields(settings: JsonObject, pointers: readonly Pointer[]): JsonObject {
  return pointers.reduce(
    (rest, pointer) => (readAt(rest, pointer) === undefined ? rest : writeAt(rest, pointer, undefined)),
    settings,
  );
}

/** A field gets its default as one value: a saved duration never mixes with the default one. */
function overlayDefaults(settings: JsonObject, { plan, defaults }: CatalogForm): JsonObject {
  return plan.fields.reduce((filled, field) => {
    const { pointer } = field;
    const standard = readAt(defaults, pointer);
    if (standard === undefined || readAt(filled, pointer) !== undefined || isInAbsent(field, settings)) return filled;
    return writeAt(filled, pointer, standard);
  }, settings);
}

function withoutEmptied(settings: JsonObject, { plan }: CatalogForm): JsonObject {
  const emptied = plan.fields
    .filter(({ pointer, isNullable }) => !isNullable && readAt(settings, pointer) === null)
    .map((field) => field.pointer);
  return withoutFields(settings, emptied);
}

function withoutHidden(settings: JsonObject, form: CatalogForm): JsonObject {
  return withoutFields(settings, hiddenFields(form, settings));
}

function overlayDerived(settings: JsonObject, { plan }: CatalogForm): JsonObject {
  return { ...settings, ...derivedOf({ form: plan.form, values: settings }) };
}
