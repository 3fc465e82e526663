import { PlatformError } from '@signalbox/api';
import type { ArchiveError } from '@signalbox/archive';

/** Converts a rejected archive to an error of the table. The message names the reason, `detail` the entry. */
export function archiveError(error: ArchiveError): PlatformError {
  const { reason, options } = error;
  const isAboutCode = reason === 'wrongCode' || reason === 'codeNeeded';
  const pointer = isAboutCode ? '/password' : '/file';
  return new PlatformError('archiveInvalid', {
    field: pointer.slice(1),
    pointer,
    detail: options.entry ?? options.detail ?? '',
    errors: [{ pointer, keyword: `archive.${reason}`, params: {} }],
    cause: error,
  });
}
