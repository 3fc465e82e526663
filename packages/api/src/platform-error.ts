import type { JsonValue } from '@signalbox/schemas';
import { errorTable, type ErrorBody, type ErrorName } from './errors';

export interface PlatformErrorOptions extends Partial<
  Pick<ErrorBody, 'detail' | 'field' | 'params' | 'pointer' | 'revision' | 'pointers'>
> {
  /** Errors of the validator. Messages are added when the response is written. */
  faults?: { pointer: string; keyword: string; params: Record<string, JsonValue>; formId?: string }[];
  cause?: unknown;
}

/** Thrown anywhere in the server. The error handler of the platform turns it into a status and an `ErrorBody` in the user's locale. */
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
