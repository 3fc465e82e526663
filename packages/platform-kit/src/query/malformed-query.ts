import { PlatformError } from '@signalbox/api';

/** The refusal of one part of a query. `key` says where: `filter.age.$gt`. */
export function malformedQuery(key: string, reason: string, cause?: unknown): PlatformError {
  return new PlatformError('malformedQuery', { detail: key === '' ? reason : `${key}: ${reason}`, field: key, cause });
}
