import { type ArchiveManifest, openArchive } from '@signalbox/archive';

/** Of an archive without a code, whose directory fits it. Throws `ArchiveError`, or what the file system says. */
export async function manifestOf(path: string): Promise<ArchiveManifest> {
  const archive = await openArchive({ path });
  await archive.close();
  return archive.manifest;
}
