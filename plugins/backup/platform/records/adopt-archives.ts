import { PlatformError } from '@signalbox/api';
import { hasCode, isProjectName } from '@signalbox/platform-kit';
import { hasFiles } from '@signalbox/project-data';
import type { BackupDeps } from '../deps';
import { backupCollection, backupStore } from './backup-record';
import { isOfTarget, recordOfArchive } from './record-of-archive';
import { type ArchiveAddress, archiveAddress, archiveKey, withArchiveFile } from '../archives/archive-files';
import { manifestOf } from '../archives/manifest-of';

type AdoptionDeps = Pick<BackupDeps, 'kit' | 'log'>;

/**
 * Inserts records for archives without one, from their manifests: a database may be lost, or older than the store of
 * archives, which then appear in the list again. Files that are no archive, or belong to another project, stay
 * and are logged. A deleted backup does not return, as its archive is deleted before its record. Only the record of an upload
 * is written after its archive; it replaces one from here.
 */
export async function adoptArchives({ kit, log }: AdoptionDeps): Promise<void> {
  for (const stray of await strayArchives(kit)) {
    const archive = archiveKey(stray);
    try {
      await adopt(kit, stray);
      log.warn({ archive }, 'gave an archive that no record named a record again');
    } catch (err) {
      // Another replica was faster, or the archive was just deleted.
      if (!isElsewhere(err)) log.error({ err, archive }, 'an archive that no record names stays as it is, without one');
    }
  }
}

async function adopt(kit: AdoptionDeps['kit'], { project, id }: ArchiveAddress): Promise<void> {
  await withArchiveFile(kit, { project, id }, async ({ path, bytes }) => {
    const manifest = await manifestOf(path);
    if (!isOfTarget(manifest, project)) throw new Error('The archive does not belong to this folder');
    const record = recordOfArchive({ id, manifest, bytes, nowMilliseconds: kit.clock.now() });
    await backupStore(kit, project).insert({ ...record, createTime: manifest.time });
  });
}

function isElsewhere(error: unknown): boolean {
  if (error instanceof PlatformError) return error.is('alreadyExists') || error.is('notFound');
  return hasCode(error, 'ENOENT');
}

async function strayArchives(kit: AdoptionDeps['kit']): Promise<ArchiveAddress[]> {
  const found: ArchiveAddress[] = [];
  for await (const { key } of kit.archives.list('')) {
    const address = archiveAddress(key);
    const isOurs = address && (isProjectName(address.project) || !hasFiles(address.project));
    if (isOurs) found.push(address);
  }
  return withoutRecords(kit, found);
}

/**
 * Read after the list and before an archive is opened: an archive that is deleted meanwhile is not found any more.
 */
async function withoutRecords(kit: AdoptionDeps['kit'], archives: ArchiveAddress[]): Promise<ArchiveAddress[]> {
  const ids = archives.map(({ id }) => id);
  if (ids.length === 0) return [];
  const { rows } = await kit.pool.query<{ project: string; id: string }>(
    'select project, id from document where collection = $1 and id = any ($2)',
    [backupCollection, ids],
  );
  const known = new Set(rows.map(({ project, id }) => `${project}/${id}`));
  return archives.filter(({ project, id }) => !known.has(`${project}/${id}`));
}
