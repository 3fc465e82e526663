import { openArchive, type OpenArchive } from '@signalbox/archive';
import { operationError } from '@signalbox/platform-kit/archive-files';

/** Opens an archive for a request, and closes it. Throws an error of the table for a rejected archive. */
export async function withArchive<Result>(
  path: string,
  use: (archive: OpenArchive) => Promise<Result>,
): Promise<Result> {
  try {
    const archive = await openArchive({ path });
    try {
      return await use(archive);
    } finally {
      await archive.close();
    }
  } catch (error) {
    throw errorOf(error);
  }
}

/** Converts a rejected archive to an error of the table. Other errors are rethrown. */
function errorOf(error: unknown): unknown {
  const found = operationError(error);
  return found.errorName === 'operationFailed' ? error : found;
}
