import { PlatformError } from '@signalbox/api';
import { newObjectId } from '../collections';
import type { PlatformKit } from '../contract';
import { freeBytes } from '../file-tree';
import { passingName } from './sweep-temporary';
import { makeFolder, temporaryFolder, temporaryPath } from './temporary-files';

interface UploadPlace {
  /** Path for a file or folder of the upload. `suffix` is '' or begins with a dot. */
  pathOf(suffix: string): string;
  /** Bytes that the disk has free for it. */
  maxBytes: number;
  /** For the multipart parser. */
  limits: { fileSize: number; files: number; fields: number; parts: number; fieldSize: number };
}

/** Where the only file of a multipart request is stored. `fieldBytes`: limit of its other fields. Throws `wrongContentType`. */
export async function uploadPlace(
  kit: Pick<PlatformKit, 'dataDir' | 'clock'>,
  request: { isMultipart(): boolean },
  { fieldBytes }: { fieldBytes: number },
): Promise<UploadPlace> {
  if (!request.isMultipart()) throw new PlatformError('wrongContentType', { detail: 'multipart/form-data' });
  await makeFolder(temporaryFolder(kit));
  const maxBytes = await freeBytes(temporaryFolder(kit));
  const name = passingName('upload', newObjectId(kit.clock.now()));
  return {
    pathOf: (suffix) => temporaryPath(kit, `${name}${suffix}`),
    maxBytes,
    // Reads one byte more than allowed, to detect a file that is too large.
    limits: { fileSize: maxBytes + 1, files: 1, fields: 20, parts: 21, fieldSize: fieldBytes },
  };
}
