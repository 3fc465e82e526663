import { type JobReason, type MessageLocale, PlatformError } from '@signalbox/api';

/** The reason of the signal after a user aborted the job. */
export class JobAborted extends Error {
  constructor() {
    super('A user aborted the job');
    this.name = 'JobAborted';
  }
}

/** The end of a job that a user aborted. */
export const aborted = { status: 'pause', content: '' } as const;

interface FailedOptions {
  error: PlatformError;
  language: MessageLocale;
  messageOf: (error: PlatformError, language: MessageLocale) => string;
}

/** The end of a failed job: the error as a sentence, and its reason. */
export function failed({ error, language, messageOf }: FailedOptions) {
  return { status: 'fail', content: messageOf(error, language), ...reasonOf(error) } as const;
}

/** The cause of a failed job as an error of the table. Any other error goes to the log only. */
export function jobError(error: unknown): PlatformError {
  if (error instanceof PlatformError) return error;
  const isDiskFull = error instanceof Error && 'code' in error && fullCodes.has(error.code);
  return new PlatformError(isDiskFull ? 'diskFull' : 'operationFailed', { cause: error });
}

/** Of file systems and PostgreSQL. */
const fullCodes = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);

/** The error code that the task of a failed job stores with its message, if any. */
function reasonOf({ options: { params = {} } }: PlatformError): { reason?: JobReason } {
  const { reason } = params;
  return typeof reason === 'string' ? { reason: { ...params, reason } } : {};
}
