import { PlatformError } from '@signalbox/api';

/** A committed operation whose files lie in a data folder that this replica has not: only another can finish it. */
export function unfinished({ id, name }: { id: string; name: string }): PlatformError {
  return new PlatformError('operationUnfinished', { detail: id, params: { name } });
}

export function isUnfinished(error: unknown): boolean {
  return error instanceof PlatformError && error.errorName === 'operationUnfinished';
}
