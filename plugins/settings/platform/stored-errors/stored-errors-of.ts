import type { FieldError } from '@signalbox/engine/core';
import { type CatalogForm, errorsOfTab } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';

/** Returns the errors of the stored values of a form. Validates a form on the first call for it: most saves need none. */
export type StoredErrorsOf = (form: CatalogForm) => FieldError[];

/** `before`: the effective settings before the save. */
export function createStoredErrorsOf(before: JsonObject): StoredErrorsOf {
  const known = new Map<string, FieldError[]>();
  return (form) => {
    const errors = known.get(form.id) ?? errorsOfTab(form, before);
    known.set(form.id, errors);
    return errors;
  };
}
