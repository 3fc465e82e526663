import { PlatformError, type PlatformErrorOptions } from '@signalbox/api';
import { maxErrors, pathOf } from '@signalbox/engine/core';

/** One invalid value of a request. `formId` or `title` names its field, if no message of the platform does. */
export type InvalidValue = NonNullable<PlatformErrorOptions['errors']>[number];

/** The error for invalid values. The first one names the field. */
export function invalidField(
  values: readonly InvalidValue[],
  options: Pick<PlatformErrorOptions, 'detail' | 'cause'> = {},
): PlatformError {
  const { pointer = '' } = values[0] ?? {};
  const errors = values.slice(0, maxErrors);
  return new PlatformError('invalidField', { field: pathOf(pointer).join('.'), pointer, errors, ...options });
}
