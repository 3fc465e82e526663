import { PlatformError, type PlatformErrorFacts } from '@signalbox/api';
import { pathOf, type Pointer } from '@signalbox/engine/core';

export type Fault = NonNullable<PlatformErrorFacts['faults']>[number];

/** The error for values that may not be saved. The first fault names the field. */
export function invalidField(first: Fault, ...others: Fault[]): PlatformError {
  return new PlatformError('invalidField', {
    field: fieldOf(first.pointer),
    pointer: first.pointer,
    faults: [first, ...others],
  });
}

/** Dotted name of a pointer: `/sms/appKey` is `sms.appKey`. */
function fieldOf(pointer: Pointer): string {
  return pathOf(pointer).join('.');
}
