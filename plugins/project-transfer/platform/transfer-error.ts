import { PlatformError } from '@signalbox/api';
import { ArchiveError } from '@signalbox/archive';
import { archiveError, archiveJobError } from '@signalbox/platform-kit/archive-files';

/**
 * Converts the cause of a failed export or import to an error of the table. A file that is no archive is reported as no
 * project export.
 */
export function transferError(error: unknown): PlatformError {
  if (!(error instanceof ArchiveError)) return archiveJobError(error);
  const { reason, options } = error;
  if (reason !== 'notAnArchive' && reason !== 'manifestMissing') return archiveError(error);
  return new PlatformError('archiveInvalid', {
    field: 'file',
    pointer: '/file',
    detail: options.entry ?? options.detail ?? '',
    errors: [{ pointer: '/file', keyword: 'archive.notAProject', params: {} }],
    cause: error,
  });
}
