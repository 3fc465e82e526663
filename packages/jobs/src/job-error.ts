import { PlatformError } from '@signalbox/api';
import type { JobReason } from './job';

/** What made a job fail, as an error of the table. Other errors than these are for the log only. */
export function jobError(error: unknown): PlatformError {
  if (error instanceof PlatformError) return error;
  const isDiskFull = error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
  return new PlatformError(isDiskFull ? 'diskFull' : 'operationFailed', { cause: error });
}

/** What the task of a failed job says beside the sentence: the code, where there is one. */
export function reasonOf({ options: { params = {} } }: PlatformError): { reason?: JobReason } {
  const { reason } = params;
  return typeof reason === 'string' ? { reason: { ...params, reason } } : {};
}
