import type { JsonObject } from '@signalbox/schemas';
import { isSameError, type FieldError } from '../../core';

/** The errors of the stored values, computed once for each saved document. */
export function createStoredErrors(errorsOf: (values: JsonObject) => FieldError[]) {
  let known: { values: JsonObject; errors: FieldError[] } | undefined;
  return {
    of(values: JsonObject): FieldError[] {
      if (known?.values !== values) known = { values, errors: errorsOf(values) };
      return known.errors;
    },
    /** True when the values of the last `of` call have this error. */
    has: (error: FieldError) => known?.errors.some((each) => isSameError(each, error)) ?? false,
  };
}
