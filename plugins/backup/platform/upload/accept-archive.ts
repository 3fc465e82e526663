import { dirname } from 'node:path';
import { ArchiveError, type ArchiveManifest, verifyArchive } from '@signalbox/archive';
import { PlatformError } from '@signalbox/api';
import { type CollectionStore, freeBytes, newObjectId, type PlatformKit } from '@signalbox/platform-kit';
import { archiveError, fileBytes } from '@signalbox/platform-kit/archive-files';
import { archiveKey } from '../archives/archive-files';
import { copyArchive } from '../archives/copy-archive';
import type { BackupRecord } from '../../shared/backup-record';
import { backupStore } from '../records/backup-record';
import { isOfTarget, recordOfArchive } from '../records/record-of-archive';

interface ArchiveToAccept {
  fileName: string;
  path: string;
  /** Path for the decrypted copy of an encrypted archive. */
  plainPath: string;
  password: string | undefined;
  project: string;
  creator: string;
  /** Aborted when the client disconnects. */
  signal?: AbortSignal;
}

/**
 * Verifies every byte of a received archive, stores it without a password, and returns the id of its record. Throws
 * `archiveInvalid`, and the signal's reason.
 */
export async function acceptArchive(kit: PlatformKit, archive: ArchiveToAccept): Promise<string> {
  const { project, signal } = archive;
  const { manifest, path } = await validate(archive).catch((error: unknown): never => {
    throw error instanceof ArchiveError ? archiveError(error) : error;
  });
  rejectOtherKind(manifest, project);
  // An aborted upload leaves no record.
  signal?.throwIfAborted();
  const id = newObjectId(kit.clock.now());
  const key = archiveKey({ project, id });
  const bytes = await fileBytes(path);
  await kit.archives.importFile(key, path, { signal });
  try {
    const nowMilliseconds = kit.clock.now();
    const record = recordOfArchive({ ...archive, id, manifest, bytes, nowMilliseconds });
    const verified = { time: record.createTime, isWhole: true };
    await insertOrReplace(backupStore(kit, project), { ...record, verified });
  } catch (error) {
    await kit.archives.remove(key);
    throw error;
  }
  return id;
}

/** A server that started meanwhile may have adopted the archive. */
async function insertOrReplace(store: CollectionStore<BackupRecord>, record: BackupRecord): Promise<void> {
  try {
    await store.insert(record);
  } catch (error) {
    if (!(error instanceof PlatformError && error.is('alreadyExists'))) throw error;
    await store.replace(record.id, record);
  }
}

async function validate(archive: ArchiveToAccept): Promise<{ manifest: ArchiveManifest; path: string }> {
  const { path, plainPath, password, signal } = archive;
  // An archive that cannot be extracted here does not belong to this product.
  const limits = { maxTotalBytes: await freeBytes(dirname(path)) };
  if (password === undefined) return { ...(await verifyArchive({ path, limits, signal })), path };
  const { manifest } = await copyArchive({ source: { path, password }, target: { path: plainPath }, limits, signal });
  return { manifest, path: plainPath };
}

function rejectOtherKind(manifest: ArchiveManifest, project: string): void {
  if (isOfTarget(manifest, project)) return;
  throw new PlatformError('archiveInvalid', {
    field: 'file',
    pointer: '/file',
    detail: manifest.modules.map(({ name }) => name).join(', '),
    errors: [{ pointer: '/file', keyword: 'archive.otherKind', params: {} }],
  });
}
