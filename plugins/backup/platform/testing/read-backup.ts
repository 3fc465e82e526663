import type { OpenArchive } from '@signalbox/archive';
import type { PlatformKit } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import { withStoredArchive } from './stored-archives';

/** Opens the archive of a backup's record, and closes it. */
export function readBackup<Result>(
  kit: PlatformKit,
  { id }: JsonObject,
  use: (archive: OpenArchive) => Promise<Result>,
): Promise<Result> {
  return withStoredArchive(kit, { project: 'default', id: String(id) }, use);
}

export async function entryText(archive: OpenArchive, name: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of archive.readEntry(name)) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
