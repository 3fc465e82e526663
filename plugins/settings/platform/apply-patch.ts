import {
  isInAbsent,
  isSameValue,
  isThere,
  isWithin,
  mayEdit,
  maySee,
  mergeFields,
  optionalSections,
  readAt,
  writeAt,
  type Pointer,
} from '@signalbox/engine/core';
import { invalidField, type InvalidValue, withoutFields, type FormCatalog, type Viewer } from '@signalbox/platform-kit';
import type { FormDefinition, JsonObject } from '@signalbox/schemas';
import { keepHidden } from './keep-hidden';
import { namedLists, withLists } from './name-list-items';
import { formsOf } from './forms-of';

export interface PatchOptions {
  catalog: FormCatalog;
  viewer: Viewer;
  /** The stored body. */
  saved: JsonObject;
  /** Computes the effective settings of `saved`. Not called for a patch with an unknown field. */
  before: () => JsonObject;
  patch: JsonObject;
}

export interface PatchResult {
  /** The new body, with secrets in clear text and ids of new list items. */
  saved: JsonObject;
  /** The effective settings before the patch. */
  before: JsonObject;
  /** The effective settings of the new body. The checks of a save read these and compute none (decision 0004). */
  settings: JsonObject;
  /** Fields whose value changes, added and removed optional sections, and every named field whose value the viewer may not read. */
  touched: Pointer[];
  /** Values without a form that the patch removes. Part of `touched`. */
  removed: Pointer[];
  /** Fields and sections whose value in the patch is lost, as a condition hides them. Part of `touched`. */
  lost: Pointer[];
  /** Optional sections that the patch removes, with values in them that have no form. Part of `touched`. */
  removedSections: Pointer[];
}

/** Merges a patch into the stored settings. Only rejects unknown field names, as `mergeKnown` does. */
export function applyPatch({ catalog, viewer, saved, before: computeBefore, patch }: PatchOptions): PatchResult {
  const plans = catalog.map((form) => form.plan);
  const { merged, removed } = mergeKnown({ catalog, saved, patch });
  const before = computeBefore();
  const emptied = keepEmptied(catalog, merged.settings, merged.pointers);
  const shown = keepHidden({ catalog, saved, before, merged: emptied, pointers: merged.pointers });
  const { body, settings } = shown;
  const touched = merged.pointers.filter((pointer) => {
    const isSeen = formsOf(catalog, [pointer]).some(({ plan }) => mayRead(plan.form, viewer));
    if (!isSeen || shown.lost.has(pointer)) return true;
    return !shown.hiddenByOthers.has(pointer) && !isSameValue(readAt(before, pointer), readAt(settings, pointer));
  });
  const ofTouched = new Set(formsOf(catalog, touched).flatMap(({ plan }) => plan.fields.map((field) => field.pointer)));
  const hidden = shown.hiddenByTab.filter((pointer) => ofTouched.has(pointer));
  const named = namedLists({ catalog, settings, touched });
  return {
    saved: withLists(withoutFields(body, [...hidden, ...removed]), named),
    before,
    settings: withLists(settings, named),
    touched: [...touched, ...removed],
    removed,
    lost: [...shown.lost],
    removedSections: plans
      .flatMap(optionalSections)
      .map(({ pointer }) => pointer)
      .filter((pointer) => touched.includes(pointer) && !isThere(settings, pointer)),
  };
}

/**
 * Merges the fields of a patch, or throws `invalidField` for a field without a form, unless the patch removes it, by null,
 * from the stored settings.
 */
export function mergeKnown({ catalog, saved, patch }: Pick<PatchOptions, 'catalog' | 'saved' | 'patch'>) {
  const merged = mergeFields({ plans: catalog.map((form) => form.plan), settings: saved, patch, maxUnknown });
  // A value without a form can only be removed.
  const removed = merged.unknown.filter((at) => readAt(patch, at) === null && readAt(saved, at) !== undefined);
  const isRemoved = new Set(removed);
  const unknown = merged.unknown.filter((at) => !isRemoved.has(at)).slice(0, maxUnknown);
  const [first, ...others] = unknown.map((pointer) => unknownError(catalog, pointer));
  if (first !== undefined) throw invalidField([first, ...others]);
  return { merged, removed };
}

/** Maximum errors of one response: a sender may name any number of unknown fields. */
const maxUnknown = 100;

/**
 * True if the viewer may read the field by `core/setting`, or change it. For other viewers, the response of a save must not
 * reveal whether a guessed value is the stored one.
 */
function mayRead(form: FormDefinition, viewer: Viewer): boolean {
  return mayEdit(form, viewer) || (viewer.permissions.has('setting.view') && maySee(form, viewer));
}

/** Stores null for a cleared field with a default, otherwise the default would return. An optional section that was removed has none. */
function keepEmptied(catalog: FormCatalog, settings: JsonObject, pointers: Pointer[]): JsonObject {
  return pointers
    .filter(
      (pointer) =>
        readAt(settings, pointer) === undefined &&
        catalog.some(
          ({ plan, defaults }) =>
            readAt(defaults, pointer) !== undefined &&
            plan.fields.some((field) => field.pointer === pointer && !isInAbsent(field, settings)),
        ),
    )
    .reduce((kept, pointer) => writeAt(kept, pointer, null), settings);
}

function unknownError(catalog: FormCatalog, pointer: Pointer): InvalidValue {
  const section = catalog.find(({ plan }) => plan.fields.some((field) => isWithin(field.pointer, pointer)));
  if (section !== undefined) return { pointer, keyword: 'type', params: { type: 'object' }, formId: section.id };
  const name = pointer.slice(pointer.lastIndexOf('/') + 1);
  return { pointer, keyword: 'additionalProperties', params: { additionalProperty: name } };
}
