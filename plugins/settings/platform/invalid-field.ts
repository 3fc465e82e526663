import { PlatformError, type PlatformErrorOptions } from '@signalbox/api';
import { pathOf, type Pointer } from '@signalbox/engine/core';

export type ValidationError = NonNullable<PlatformErrorOptions['errors']>[number];

/** Maximum number of errors in one answer: a tree of pages may have thousands. */
const maxErrors = 100;

/** The error for invalid values. The first field error names the field. */
export function invalidField(first: ValidationError, ...others: ValidationError[]): PlatformError {
  return new PlatformError('invalidField', {
    field: fieldOf(first.pointer),
    pointer: first.pointer,
    errors: [first, ...others].slice(0, maxErrors),
  });
}

/** Dotted name of a pointer: `/sms/appKey` is `sms.appKey`. */
function fieldOf(pointer: Pointer): string {
  return pathOf(pointer).join('.');
}
