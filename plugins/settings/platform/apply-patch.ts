import {
  isSameValue,
  isWithin,
  mayEdit,
  maySee,
  mergeFields,
  readAt,
  writeAt,
  type Pointer,
} from '@signalbox/engine/core';
import { effectiveSettings, hiddenFields, withoutFields, type FormCatalog, type Viewer } from '@signalbox/platform-kit';
import type { FormDefinition, JsonObject } from '@signalbox/schemas';
import { invalidField, type ValidationError } from './invalid-field';
import { formsOf } from './reject-foreign-fields';

export interface PatchOptions {
  catalog: FormCatalog;
  viewer: Viewer;
  /** The stored body. */
  saved: JsonObject;
  patch: JsonObject;
}

export interface PatchResult {
  /** The new body; secrets still stand in it in clear. */
  saved: JsonObject;
  /** What holds with it. */
  settings: JsonObject;
  /** Fields whose value changes, and every named field whose value the viewer may not read. */
  touched: Pointer[];
  /** Values that no form knows any more, and that the patch removes. They are among the touched ones. */
  removed: Pointer[];
}

/**
 * Merges a patch into the stored settings. Only validates names: throws `invalidField` for one that no form declares, but
 * where it is null and removes what an earlier version stored there.
 */
export function applyPatch({ catalog, viewer, saved, patch }: PatchOptions): PatchResult {
  const plans = catalog.map((form) => form.plan);
  const merged = mergeFields({ plans, settings: saved, patch, maxUnknown });
  // What no form knows any more can be removed, and nothing else.
  const removed = merged.unknown.filter((at) => readAt(patch, at) === null && readAt(saved, at) !== undefined);
  const isRemoved = new Set(removed);
  const unknown = merged.unknown.filter((at) => !isRemoved.has(at)).slice(0, maxUnknown);
  const [first, ...others] = unknown.map((pointer) => unknownError(catalog, pointer));
  if (first !== undefined) throw invalidField(first, ...others);

  const emptied = keepEmptied(catalog, merged.settings, merged.pointers);
  const before = effectiveSettings(catalog, saved);
  const settings = effectiveSettings(catalog, emptied);
  const touched = merged.pointers.filter((pointer) => {
    const isSeen = formsOf(catalog, [pointer]).some(({ plan }) => mayRead(plan.form, viewer));
    return !isSeen || !isSameValue(readAt(before, pointer), readAt(settings, pointer));
  });
  const hidden = formsOf(catalog, touched).flatMap((form) => hiddenFields(form, settings));
  return {
    saved: withoutFields(emptied, [...hidden, ...removed]),
    settings,
    touched: [...touched, ...removed],
    removed,
  };
}

/** Errors of one answer: a sender may name any number of fields that do not exist. */
const maxUnknown = 100;

/** By `core/setting`, or by changing it: nobody else may learn from the answer of a save whether a guessed value is right. */
function mayRead(form: FormDefinition, viewer: Viewer): boolean {
  return mayEdit(form, viewer) || (viewer.permissions.has('setting.view') && maySee(form, viewer));
}

/** A field with a default that was emptied on purpose is kept as null, else its default would come back. */
function keepEmptied(catalog: FormCatalog, settings: JsonObject, pointers: Pointer[]): JsonObject {
  return pointers
    .filter(
      (pointer) =>
        readAt(settings, pointer) === undefined &&
        catalog.some(({ defaults }) => readAt(defaults, pointer) !== undefined),
    )
    .reduce((kept, pointer) => writeAt(kept, pointer, null), settings);
}

function unknownError(catalog: FormCatalog, pointer: Pointer): ValidationError {
  const section = catalog.find(({ plan }) => plan.fields.some((field) => isWithin(field.pointer, pointer)));
  if (section !== undefined) return { pointer, keyword: 'type', params: { type: 'object' }, formId: section.id };
  const name = pointer.slice(pointer.lastIndexOf('/') + 1);
  return { pointer, keyword: 'additionalProperties', params: { additionalProperty: name } };
}
