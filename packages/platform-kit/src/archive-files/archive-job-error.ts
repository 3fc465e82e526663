import { PlatformError, type MessageLocale, type JobReason } from '@signalbox/api';
import { ArchiveError, ArchiveSourceError, defaultLimits } from '@signalbox/archive';
import { numberText } from '@signalbox/engine/core';
import { isDiskFull } from '../file-tree';
import { errorBody } from '../rest/errors/error-body';
import { archiveError } from './archive-error';

/** Converts the cause of a failed job to an error of the table. Such a job writes or reads an archive. */
export function archiveJobError(error: unknown): PlatformError {
  if (error instanceof PlatformError) return error;
  if (error instanceof ArchiveError) return archiveError(error);
  if (error instanceof ArchiveSourceError && (error.cause instanceof ArchiveError || isDiskFull(error.cause)))
    return archiveJobError(error.cause);
  if (error instanceof ArchiveSourceError) return sourceErrorReason(error);
  if (isDiskFull(error)) return new PlatformError('diskFull', { cause: error });
  return new PlatformError('operationFailed', { cause: error });
}

/** Converts the error of an entry that the archive writer could not read. */
function sourceErrorReason(error: ArchiveSourceError): PlatformError {
  const { error: found, entry: path, cause } = error;
  const isFile = !path.startsWith('data/');
  if (cause instanceof PlatformError) return cause;
  if (found === 'unreadable' && isFile) return new PlatformError('fileUnreadable', { params: { path }, cause: error });
  if (found === 'tooMany') return tooManyFiles(`> ${numberText(defaultLimits.maxEntries, 'en')}`, error);
  return new PlatformError('operationFailed', { cause: error });
}

/** `found`: the number of entries, as far as it is known. */
export function tooManyFiles(found: string | number, cause?: unknown): PlatformError {
  return new PlatformError('backupTooManyFiles', { params: { found, limit: defaultLimits.maxEntries }, cause });
}

/** The end of a failed job: a message, and a reason code if there is one. */
export function endOf(error: unknown, language: MessageLocale): { content: string; reason?: JobReason } {
  const { params = {} } = archiveJobError(error).options;
  const { reason } = params;
  return {
    content: errorSentence(error, language),
    ...(typeof reason === 'string' ? { reason: { ...params, reason } } : {}),
  };
}

export function errorSentence(error: unknown, language: MessageLocale): string {
  return errorBody(archiveJobError(error), language).message;
}
