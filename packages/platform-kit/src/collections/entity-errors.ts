import { PlatformError, type WireError } from '@signalbox/api';
import { pathOf, pointerOf } from '@signalbox/engine/core';
import type { JsonValue, SchemaError } from '@signalbox/schemas';

/** Throws `invalidField` with the first of the errors, if there is any. */
export function rejectErrors(schemaErrors: SchemaError[]): void {
  const errors = fieldErrors(schemaErrors);
  const [first] = errors;
  if (first)
    throw new PlatformError('invalidField', {
      field: pathOf(first.pointer).join('.'),
      pointer: first.pointer,
      faults: errors,
    });
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

/** For a missing or an additional property the pointer is that of the property, not of the object around it. */
function pointerOfError({ instancePath, params }: SchemaError): string {
  const name = params.missingProperty ?? params.additionalProperty ?? params.propertyName;
  return typeof name === 'string' ? instancePath + pointerOf([name]) : instancePath;
}
