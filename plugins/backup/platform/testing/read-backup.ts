import { type OpenArchive, openArchive } from '@signalbox/archive';
import type { PlatformKit } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import { archivePath } from './archive-path';

/** Opens the archive of a backup's record, and closes it. */
export async function readBackup<Result>(
  kit: PlatformKit,
  { id }: JsonObject,
  use: (archive: OpenArchive) => Promise<Result>,
): Promise<Result> {
  const archive = await openArchive({ path: archivePath(kit, { project: 'default', id: String(id) }) });
  try {
    return await use(archive);
  } finally {
    await archive.close();
  }
}

export async function entryText(archive: OpenArchive, name: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of archive.readEntry(name)) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
