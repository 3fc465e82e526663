import { PlatformError } from '@signalbox/api';

/** A committed job whose files lie in a data folder that this replica has not: only another replica can finish it. */
export function pendingRecovery({ id, name }: { id: string; name: string }): PlatformError {
  return new PlatformError('operationUnfinished', { detail: id, params: { name } });
}

export function isPendingRecovery(error: unknown): boolean {
  return error instanceof PlatformError && error.errorName === 'operationUnfinished';
}
