import type { WireError } from '@signalbox/api';
import { isSameValue, pointerOfError, readAt } from '@signalbox/engine/core';
import type { Entity, JsonValue, SchemaError } from '@signalbox/schemas';
import { isJsonObject, type JsonObject } from '@signalbox/schemas/json';
import { invalidField } from './invalid-field';

/** The value with the type of its entity. Throws `invalidField` with the errors of an invalid one. */
export function validated<Value>(value: unknown, entity: Entity<Value>): Value {
  if (entity.isValid(value)) return value;
  throw invalidField(fieldErrors(entity.validate(value)));
}

/** Throws `invalidField` with the errors, if there are any. */
export function rejectErrors(schemaErrors: SchemaError[]): void {
  const errors = fieldErrors(schemaErrors);
  if (errors.length > 0) throw invalidField(errors);
}

interface ChangedBody {
  before: JsonObject;
  after: JsonObject;
}

/**
 * The errors of what a change touches, and those that it causes elsewhere, such as by a condition. A stored value that does not
 * validate any more, and that the change leaves as it is, is none.
 */
export function changeErrors({ validate }: Pick<Entity<unknown>, 'validate'>, change: ChangedBody): FieldError[] {
  const errors = fieldErrors(validate(change.after));
  // Most changes are valid.
  const known = new Set(errors.length === 0 ? [] : fieldErrors(validate(change.before)).map(keyOfError));
  return errors.filter((error) => !known.has(keyOfError(error)) || isTouched(error, change));
}

function keyOfError({ pointer, keyword, params }: FieldError): string {
  return JSON.stringify([pointer, keyword, params]);
}

/** An object is touched by its properties, which have errors of their own, unless it has too many or too few. */
function isTouched({ pointer = '', keyword }: FieldError, { before, after }: ChangedBody): boolean {
  const [was, is] = [readAt(before, pointer), readAt(after, pointer)];
  const isSameObject = isJsonObject(was) && isJsonObject(is) && !/^m(ax|in)Properties$/.test(keyword);
  return !isSameObject && !isSameValue(was, is);
}

/** Field errors. `allOf` and `if` only repeat the errors inside them. */
export function fieldErrors(errors: SchemaError[]): FieldError[] {
  return errors
    .filter(({ keyword }) => keyword !== 'if' && keyword !== 'allOf')
    .map((error) => ({
      pointer: pointerOfError(error),
      keyword: error.keyword,
      params: error.params as Record<string, JsonValue>,
    }));
}

export type FieldError = Omit<WireError, 'message'>;
