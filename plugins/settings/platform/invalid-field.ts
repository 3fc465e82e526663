import { PlatformError, type PlatformErrorOptions } from '@signalbox/api';
import { pathOf, type Pointer } from '@signalbox/engine/core';

export type ValidationError = NonNullable<PlatformErrorOptions['errors']>[number];

/** The error for invalid values. The first field error names the field. */
export function invalidField(first: ValidationError, ...others: ValidationError[]): PlatformError {
  return new PlatformError('invalidField', {
    field: fieldOf(first.pointer),
    pointer: first.pointer,
    errors: [first, ...others],
  });
}

/** Dotted name of a pointer: `/sms/appKey` is `sms.appKey`. */
function fieldOf(pointer: Pointer): string {
  return pathOf(pointer).join('.');
}
