import { PlatformError } from '@signalbox/api';
import { ArchiveError, ArchiveSourceError, defaultLimits } from '@signalbox/archive';
import { errorBody, type ReaderLanguage } from '@signalbox/platform-kit/rest';
import { archiveRefusal } from './archive-refusal';
import type { JobReason } from '@signalbox/jobs';

/** What made an operation fail, as an error of the table. */
export function operationFault(error: unknown): PlatformError {
  if (error instanceof PlatformError) return error;
  if (error instanceof ArchiveError) return archiveRefusal(error);
  if (error instanceof ArchiveSourceError && (error.cause instanceof ArchiveError || isDiskFull(error.cause)))
    return operationFault(error.cause);
  if (error instanceof ArchiveSourceError) return sourceFault(error);
  if (isDiskFull(error)) return new PlatformError('diskFull', { cause: error });
  return new PlatformError('operationFailed', { cause: error });
}

/** What of a project could not be put into an archive. */
function sourceFault(error: ArchiveSourceError): PlatformError {
  const { fault, entry: path, cause } = error;
  const isFile = !path.startsWith('data/');
  if (cause instanceof PlatformError) return cause;
  if (fault === 'unreadable' && isFile) return new PlatformError('fileUnreadable', { params: { path }, cause: error });
  if (fault === 'tooMany') return tooManyFiles(`> ${defaultLimits.maxEntries}`, error);
  return new PlatformError('operationFailed', { cause: error });
}

/** `found`: how many there are, as far as that is known. */
export function tooManyFiles(found: string, cause?: unknown): PlatformError {
  return new PlatformError('backupTooManyFiles', { params: { found, limit: defaultLimits.maxEntries }, cause });
}

/** What a task says that failed: in plain words, and as a code where there is one. */
export function endOf(error: unknown, language: ReaderLanguage): { content: string; reason?: JobReason } {
  const { params = {} } = operationFault(error).facts;
  const { reason } = params;
  return {
    content: faultSentence(error, language),
    ...(typeof reason === 'string' ? { reason: { ...params, reason } } : {}),
  };
}

/** In plain words. */
export function faultSentence(error: unknown, language: ReaderLanguage): string {
  return errorBody(operationFault(error), language).message;
}

function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}
