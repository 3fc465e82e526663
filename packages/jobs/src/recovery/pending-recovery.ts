import { PlatformError } from '@signalbox/api';

/** A committed job whose files are in the data folder of another replica. Only that replica can finish it. */
export function pendingRecovery({ id, name }: { id: string; name: string }): PlatformError {
  return new PlatformError('operationUnfinished', { detail: id, params: { name } });
}

export function isPendingRecovery(error: unknown): boolean {
  return error instanceof PlatformError && error.is('operationUnfinished');
}
