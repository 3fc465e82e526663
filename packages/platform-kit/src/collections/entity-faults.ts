import { PlatformError } from '@signalbox/api';
import { pathOf, pointerOf } from '@signalbox/engine/core';
import type { JsonValue, SchemaFault } from '@signalbox/schemas';

/** Throws `invalidField`, naming the first of `faults`, if there is any. `allOf` and `if` only repeat what is inside them. */
export function refuseFaults(faults: SchemaFault[]): void {
  const wire = faults
    .filter(({ keyword }) => keyword !== 'if' && keyword !== 'allOf')
    .map((fault) => ({
      pointer: pointerOfFault(fault),
      keyword: fault.keyword,
      params: fault.params as Record<string, JsonValue>,
    }));
  const [first] = wire;
  if (first)
    throw new PlatformError('invalidField', {
      field: pathOf(first.pointer).join('.'),
      pointer: first.pointer,
      faults: wire,
    });
}

/** A missing or a surplus property is the faulty field, not the object around it. */
function pointerOfFault({ instancePath, params }: SchemaFault): string {
  const name = params.missingProperty ?? params.additionalProperty ?? params.propertyName;
  return typeof name === 'string' ? instancePath + pointerOf([name]) : instancePath;
}
