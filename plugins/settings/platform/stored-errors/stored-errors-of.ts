import { errorsOfForm, type FieldError } from '@signalbox/engine/core';
import type { CatalogForm } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';

/** Returns the errors of the stored values of a form. Validates a form on the first call for it: most saves need none. */
export type StoredErrorsOf = (form: CatalogForm) => FieldError[];

/** `before`: the effective settings before the save. */
export function createStoredErrorsOf(before: JsonObject): StoredErrorsOf {
  const known = new Map<string, FieldError[]>();
  return ({ id, plan, compiled }) => {
    const errors = known.get(id) ?? errorsOfForm({ plan, compiled, values: before });
    known.set(id, errors);
    return errors;
  };
}
