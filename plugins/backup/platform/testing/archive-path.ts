import { join } from 'node:path';
import { archivesFolder } from '@signalbox/platform-kit/archive-files';
import { type ArchiveAddress, archiveKey } from '../archives/archive-files';

/** Path of an archive in a data folder. */
export function archivePath({ dataDir }: { dataDir: string }, address: ArchiveAddress): string {
  return join(archivesFolder({ dataDir }), archiveKey(address));
}
