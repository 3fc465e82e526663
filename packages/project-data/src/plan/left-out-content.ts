import { type ErrorBody, PlatformError } from '@signalbox/api';
import { errorBody, type MessageLocale } from '@signalbox/platform-kit/rest';
import type { InvalidFiles } from '../files/leave-out-invalid';
import type { InvalidRecords } from '../lines/invalid-records';

/** Content that a plan leaves out: its count, and the errors of the first items. */
export interface LeftOutContent {
  count: number;
  shown: LeftOutItem[];
}

interface LeftOutItem {
  /** Id of a record, or path of a file. */
  id: string;
  error: ErrorBody;
}

/** Undefined where nothing is left out. */
export function leftOutRecords(
  invalid: InvalidRecords | undefined,
  language: MessageLocale,
): LeftOutContent | undefined {
  return (
    invalid && {
      count: invalid.count,
      shown: invalid.shown.map(({ id, error }) => ({
        id,
        error: errorBody(new PlatformError('invalidField', { faults: [error] }), language),
      })),
    }
  );
}

/** Like `leftOutRecords`. The id of a file is its path. */
export function leftOutFiles({ count, shown }: InvalidFiles, language: MessageLocale): LeftOutContent | undefined {
  if (count === 0) return undefined;
  return { count, shown: shown.map(({ id, error }) => ({ id, error: errorBody(error, language) })) };
}
