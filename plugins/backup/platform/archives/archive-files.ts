import { PlatformError } from '@signalbox/api';
import type { BorrowedFile, PlatformKit } from '@signalbox/platform-kit';

export interface ArchiveAddress {
  /** The project or target of the backup. */
  project: string;
  id: string;
}

type Kit = Pick<PlatformKit, 'archives'>;
type BorrowOptions = Parameters<PlatformKit['archives']['borrow']>[1];

/** Key of the archive of a backup. A project may be called `..`, or like a folder of temporary files. */
export function archiveKey({ project, id }: ArchiveAddress): string {
  return `${project.replace(/^\./, '%2e')}/${id}.zip`;
}

/** The address of an archive's key. Undefined for other objects. */
export function archiveAddress(key: string): ArchiveAddress | undefined {
  const [, folder, id] = /^([^/]+)\/([0-9a-f]{24})\.zip$/.exec(key) ?? [];
  if (folder === undefined || id === undefined) return undefined;
  const address = { project: folder.replace(/^%2e/, '.'), id };
  return archiveKey(address) === key ? address : undefined;
}

/** The archive of a backup as a local file. The caller releases it. Throws `notFound`. */
export async function borrowArchive(kit: Kit, address: ArchiveAddress, options?: BorrowOptions): Promise<BorrowedFile> {
  const borrowed = await kit.archives.borrow(archiveKey(address), options);
  if (!borrowed) throw new PlatformError('notFound', { detail: address.id });
  return borrowed;
}

/** Like `borrowArchive`, and releases the file after `use`. */
export async function withArchiveFile<Result>(
  kit: Kit,
  address: ArchiveAddress,
  use: (file: BorrowedFile) => Promise<Result>,
  options?: BorrowOptions,
): Promise<Result> {
  const borrowed = await borrowArchive(kit, address, options);
  try {
    return await use(borrowed);
  } finally {
    await borrowed.release();
  }
}
