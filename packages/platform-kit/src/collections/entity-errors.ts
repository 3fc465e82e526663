import { PlatformError, type WireError } from '@signalbox/api';
import { pathOf, pointerOf } from '@signalbox/engine/core';
import type { JsonValue, SchemaError } from '@signalbox/schemas';

/** Throws `invalidField`, naming the first of `faults`, if there is any. */
export function rejectErrors(errors: SchemaError[]): void {
  const wire = fieldErrors(errors);
  const [first] = wire;
  if (first)
    throw new PlatformError('invalidField', {
      field: pathOf(first.pointer).join('.'),
      pointer: first.pointer,
      faults: wire,
    });
}

/** What is wrong with which field. `allOf` and `if` only repeat what is inside them. */
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

/** A missing or a surplus property is the faulty field, not the object around it. */
function pointerOfError({ instancePath, params }: SchemaError): string {
  const name = params.missingProperty ?? params.additionalProperty ?? params.propertyName;
  return typeof name === 'string' ? instancePath + pointerOf([name]) : instancePath;
}
