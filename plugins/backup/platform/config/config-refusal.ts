import { PlatformError } from '@signalbox/api';
import { ArchiveError } from '@signalbox/archive';
import { archiveRefusal } from '../archives/archive-refusal';
import { operationFault } from '../archives/operation-fault';

/** What made an export or import fail, as an error of the table: here, what is no archive is no project export. */
export function configFault(error: unknown): PlatformError {
  if (!(error instanceof ArchiveError)) return operationFault(error);
  const { reason, facts } = error;
  if (reason !== 'notAnArchive' && reason !== 'manifestMissing') return archiveRefusal(error);
  return new PlatformError('archiveRefused', {
    field: 'file',
    pointer: '/file',
    detail: facts.entry ?? facts.detail ?? '',
    faults: [{ pointer: '/file', keyword: 'archive.notAProject', params: {} }],
    cause: error,
  });
}
