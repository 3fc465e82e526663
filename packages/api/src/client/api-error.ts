import { errorName, type ErrorBody, type ErrorName } from '../errors';

/** A call that did not succeed. `status` is 0 when no answer came at all. */
export class ApiError extends Error {
  /** Name in the error table; undefined for an unknown platform's own codes and when no answer came. */
  readonly errorName: ErrorName | undefined;

  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    options?: { cause?: unknown },
  ) {
    super(body.message, options);
    this.name = 'ApiError';
    this.errorName = errorName(body.code);
  }

  /** No answer came: the server is down, or the network is. */
  get isUnreachable(): boolean {
    return this.status === 0;
  }

  /** The token is no longer good, as opposed to a permission that is missing; both travel as 401. */
  get isSessionEnd(): boolean {
    return this.status === 401 && this.errorName !== 'forbidden' && this.body.message !== forbiddenMessages;
  }
}

/** What a platform with other codes says when a permission is missing. */
const forbiddenMessages = '无访问权限';

/** The error of a call to which no answer came. */
export function unreachable(cause: unknown): ApiError {
  return new ApiError(0, { code: 0, message: '', detail: '', field: '' }, { cause });
}

/** Reads a failed answer, whatever its body looks like: a gateway in between may answer with HTML. */
export function apiErrorOf(status: number, body: unknown): ApiError {
  const options = isRecord(body) ? body : {};
  return new ApiError(status, {
    ...options,
    code: typeof options.code === 'number' ? options.code : 0,
    message: typeof options.message === 'string' ? options.message : '',
    detail: typeof options.detail === 'string' ? options.detail : '',
    field: typeof options.field === 'string' ? options.field : '',
  });
}

function isRecord(value: unknown): value is Partial<ErrorBody> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
