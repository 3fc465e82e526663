import { errorsOfForm, type FieldError, readAt } from '@signalbox/engine/core';
import type { JsonObject } from '@signalbox/schemas';
import type { CatalogForm } from './form-catalog';

/** The errors of effective settings in one tab: those of its form, and those of the plug-ins' checks for all other fields. */
export function errorsOfTab({ plan, compiled, checks }: CatalogForm, values: JsonObject): FieldError[] {
  const errors = errorsOfForm({ plan, compiled, values });
  const invalid = new Set(errors.map(({ field }) => field));
  const found = Object.entries(checks).flatMap(([pointer, check]): FieldError[] => {
    const value = invalid.has(pointer) ? undefined : readAt(values, pointer);
    const error = value === undefined ? undefined : check(value, values);
    if (error === undefined) return [];
    const { inside = '', ...rest } = error;
    return [{ ...rest, pointer: pointer + inside, field: pointer }];
  });
  return found.length === 0 ? errors : [...errors, ...found];
}
