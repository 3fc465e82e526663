import { type JobReason, PlatformError } from '@signalbox/api';

/** The cause of a failed job as an error of the table. Any other error goes to the log only. */
export function jobError(error: unknown): PlatformError {
  if (error instanceof PlatformError) return error;
  const isDiskFull = error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
  return new PlatformError(isDiskFull ? 'diskFull' : 'operationFailed', { cause: error });
}

/** The error code that the task of a failed job stores with its message, if any. */
export function reasonOf({ options: { params = {} } }: PlatformError): { reason?: JobReason } {
  const { reason } = params;
  return typeof reason === 'string' ? { reason: { ...params, reason } } : {};
}
