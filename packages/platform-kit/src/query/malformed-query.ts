import { PlatformError } from '@signalbox/api';

/** The error of one part of a query. `key` is its place: `filter.age.$gt`. */
export function malformedQuery(key: string, reason: string, cause?: unknown): PlatformError {
  return new PlatformError('malformedQuery', { detail: key === '' ? reason : `${key}: ${reason}`, field: key, cause });
}
