import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type OpenArchive, openArchive } from '@signalbox/archive';
import type { PlatformKit } from '@signalbox/platform-kit';
import { type ArchiveAddress, archiveKey, withArchiveFile } from '../archives/archive-files';

type WithArchives = Pick<PlatformKit, 'archives'>;

/** False in a run of `TEST_STORE=bucket`: these tests look at the disk. */
export const isInFolder = process.env['TEST_STORE'] !== 'bucket';

/** The bytes of an archive, in a folder or in a bucket. */
export async function archiveBytes({ archives }: WithArchives, address: ArchiveAddress): Promise<Buffer> {
  const found = await archives.get(archiveKey(address));
  if (!found) throw new Error(`There is no archive ${archiveKey(address)}`);
  return buffer(found.content);
}

export async function putArchiveBytes(
  { archives }: WithArchives,
  address: ArchiveAddress,
  bytes: Uint8Array | string,
): Promise<void> {
  await archives.put(archiveKey(address), Readable.from([Buffer.from(bytes)]));
}

export async function hasArchive({ archives }: WithArchives, address: ArchiveAddress): Promise<boolean> {
  return (await archives.stat(archiveKey(address))) !== undefined;
}

/** Keys of the archives of a project or target. */
export async function archiveKeys({ archives }: WithArchives, project: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of archives.list(`${project}/`)) keys.push(key);
  return keys;
}

export async function removeArchive({ archives }: WithArchives, address: ArchiveAddress): Promise<void> {
  await archives.remove(archiveKey(address));
}

/** Opens a stored archive, and closes it after `use`. */
export function withStoredArchive<Result>(
  kit: WithArchives,
  address: ArchiveAddress,
  use: (archive: OpenArchive) => Promise<Result>,
): Promise<Result> {
  return withArchiveFile(kit, address, async ({ path }) => {
    const archive = await openArchive({ path });
    try {
      return await use(archive);
    } finally {
      await archive.close();
    }
  });
}
