import { openArchive, type OpenArchive } from '@signalbox/archive';
import type { PlatformKit } from '@signalbox/platform-kit';
import { archiveJobError } from '@signalbox/platform-kit/archive-files';
import { type ArchiveAddress, withArchiveFile } from '../../archives/archive-files';

/** Opens an archive for a request, and closes it. Throws an error of the table for a rejected archive. */
export async function withArchive<Result>(
  kit: Pick<PlatformKit, 'archives'>,
  address: ArchiveAddress,
  use: (archive: OpenArchive) => Promise<Result>,
): Promise<Result> {
  try {
    return await withArchiveFile(kit, address, async ({ path }) => {
      const archive = await openArchive({ path });
      try {
        return await use(archive);
      } finally {
        await archive.close();
      }
    });
  } catch (error) {
    throw errorOf(error);
  }
}

/** Converts a rejected archive to an error of the table. Other errors are rethrown. */
function errorOf(error: unknown): unknown {
  const found = archiveJobError(error);
  return found.errorName === 'operationFailed' ? error : found;
}
