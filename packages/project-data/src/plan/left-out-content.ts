import { type LeftOutContent, type MessageLocale, PlatformError } from '@signalbox/api';
import { errorBody } from '@signalbox/platform-kit/rest';
import type { InvalidFiles } from '../files/leave-out-invalid';
import type { InvalidRecords } from '../lines/invalid-records';

/** Undefined if nothing is left out. */
export function leftOutRecords(
  invalid: InvalidRecords | undefined,
  language: MessageLocale,
): LeftOutContent | undefined {
  return (
    invalid && {
      count: invalid.count,
      shown: invalid.shown.map(({ id, error }) => ({
        id,
        error: errorBody(new PlatformError('invalidField', { errors: [error] }), language),
      })),
    }
  );
}

/** Like `leftOutRecords`. The id of a file is its path. */
export function leftOutFiles({ count, shown }: InvalidFiles, language: MessageLocale): LeftOutContent | undefined {
  if (count === 0) return undefined;
  return { count, shown: shown.map(({ id, error }) => ({ id, error: errorBody(error, language) })) };
}
