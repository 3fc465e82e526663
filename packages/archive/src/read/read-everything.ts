import type { OpenArchive } from './open-archive';
import type { VerifiedArchive, VerifyProgress } from './verify-archive';

/** Reads all entries to their ends, which compares every checksum. */
export async function readEverything(
  archive: OpenArchive,
  onProgress: (progress: VerifyProgress) => void,
): Promise<VerifiedArchive> {
  const { manifest, isEncrypted } = archive;
  const totalBytes = manifest.counts.bytes;
  let [bytes, entries] = [0, 0];
  for (const { name } of archive.list()) {
    for await (const chunk of archive.readEntry(name)) {
      bytes += chunk.length;
      onProgress({ entries, bytes, totalBytes });
    }
    entries += 1;
  }
  return { manifest, isEncrypted };
}
