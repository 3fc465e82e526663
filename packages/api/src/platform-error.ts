import type { JsonValue } from '@signalbox/schemas';
import { errorTable, type ErrorBody, type ErrorName } from './errors';

export interface PlatformErrorOptions extends Partial<
  Pick<ErrorBody, 'detail' | 'field' | 'params' | 'pointer' | 'revision' | 'pointers'>
> {
  /** Faults as the validator found them; words are added when the answer is written. */
  faults?: { pointer: string; keyword: string; params: Record<string, JsonValue>; formId?: string }[];
  cause?: unknown;
}

/** Thrown anywhere in the server; the platform's error handler turns it into status and `ErrorBody`, in the caller's language. */
export class PlatformError extends Error {
  readonly statusCode: number;

  constructor(
    readonly errorName: ErrorName,
    readonly options: PlatformErrorOptions = {},
  ) {
    super(errorName, { cause: options.cause });
    this.name = 'PlatformError';
    this.statusCode = errorTable[errorName].status;
  }
}
