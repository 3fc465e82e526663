import { type ArchiveManifest, openArchive } from '@signalbox/archive';

/**
 * Reads the manifest of an archive without a password, and verifies its directory. Throws `ArchiveError` or file system
 * errors.
 */
export async function manifestOf(path: string): Promise<ArchiveManifest> {
  const archive = await openArchive({ path });
  await archive.close();
  return archive.manifest;
}
