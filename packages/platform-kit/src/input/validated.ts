import type { WireError } from '@signalbox/api';
import { pointerOfError } from '@signalbox/engine/core';
import type { Entity, JsonValue, SchemaError } from '@signalbox/schemas';
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
