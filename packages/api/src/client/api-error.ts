import { isJsonObject } from '@signalbox/schemas/json';
import { errorOf, errorTable, type ErrorBody, type ErrorName } from '../errors';

/** A call that did not succeed. `status` is 0 if there was no response. */
export class ApiError extends Error {
  /** Name in the platform's own table. Undefined for errors of plug-ins, for unknown codes, and if there was no response. */
  readonly errorName: ErrorName | undefined;

  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    options?: { cause?: unknown },
  ) {
    super(body.message, options);
    this.name = 'ApiError';
    this.errorName = errorOf(errorTable, body.code)?.name;
  }

  /** There was no response: the server or the network is down. */
  get isUnreachable(): boolean {
    return this.status === 0;
  }

  /** The token is no longer valid. A missing permission and a closed project are a 401 too, with other codes. */
  get isSessionEnd(): boolean {
    const isForbidden = this.errorName === 'forbidden' || this.errorName === 'projectForbidden';
    return this.status === 401 && !isForbidden && this.body.message !== forbiddenMessages;
  }
}

/** Code of other platforms for a missing permission. */
const forbiddenMessages = '无访问权限';

/** The error of a call without a response. */
export function unreachable(cause: unknown): ApiError {
  return new ApiError(0, { code: 0, message: '', detail: '', field: '' }, { cause });
}

/** Reads a failed response with any body: a gateway may answer with HTML. */
export function apiErrorOf(status: number, body: unknown): ApiError {
  const options = isErrorBody(body) ? body : {};
  return new ApiError(status, {
    ...options,
    code: typeof options.code === 'number' ? options.code : 0,
    message: typeof options.message === 'string' ? options.message : '',
    detail: typeof options.detail === 'string' ? options.detail : '',
    field: typeof options.field === 'string' ? options.field : '',
  });
}

function isErrorBody(value: unknown): value is Partial<ErrorBody> {
  return isJsonObject(value);
}
