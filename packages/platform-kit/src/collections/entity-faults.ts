import { PlatformError, type WireFault } from '@signalbox/api';
import { pathOf, pointerOf } from '@signalbox/engine/core';
import type { JsonValue, SchemaFault } from '@signalbox/schemas';

/** Throws `invalidField`, naming the first of `faults`, if there is any. */
export function refuseFaults(faults: SchemaFault[]): void {
  const wire = fieldErrors(faults);
  const [first] = wire;
  if (first)
    throw new PlatformError('invalidField', {
      field: pathOf(first.pointer).join('.'),
      pointer: first.pointer,
      faults: wire,
    });
}

/** What is wrong with which field. `allOf` and `if` only repeat what is inside them. */
export function fieldErrors(faults: SchemaFault[]): FieldError[] {
  return faults
    .filter(({ keyword }) => keyword !== 'if' && keyword !== 'allOf')
    .map((fault) => ({
      pointer: pointerOfFault(fault),
      keyword: fault.keyword,
      params: fault.params as Record<string, JsonValue>,
    }));
}

export type FieldError = Omit<WireFault, 'message'>;

/** A missing or a surplus property is the faulty field, not the object around it. */
function pointerOfFault({ instancePath, params }: SchemaFault): string {
  const name = params.missingProperty ?? params.additionalProperty ?? params.propertyName;
  return typeof name === 'string' ? instancePath + pointerOf([name]) : instancePath;
}
