import { readdir, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { PlatformError } from '@signalbox/api';
import { hasCode, isProjectName } from '@signalbox/platform-kit';
import { hasFiles } from '@signalbox/project-data';
import type { BackupDeps } from '../deps';
import { backupCollection, backupStore } from './backup-record';
import { isOfTarget, recordOfArchive } from './record-of-archive';
import { fileBytes, oldMilliseconds } from '@signalbox/platform-kit/archive-files';
import { archiveFolder, backupsFolder } from '../archives/archive-files';
import { manifestOf } from '../archives/manifest-of';

type AdoptionDeps = Pick<BackupDeps, 'kit' | 'log'>;

interface StrayArchive {
  /** The project or target of the archive. */
  project: string;
  id: string;
  path: string;
}

/**
 * Inserts records for archives without one, from their manifests: a database may be lost, or older than its data
 * folder, and its archives then appear in the list again. Files that are no archive, or belong to another project, stay
 * and are logged. A deleted backup does not return, as its archive is deleted before its record.
 */
export async function adoptArchives({ kit, log }: AdoptionDeps): Promise<void> {
  for (const stray of await strayArchives(kit)) {
    const path = relative(kit.dataDir, stray.path);
    try {
      await adopt(kit, stray);
      log.warn({ path }, 'gave an archive that no record named a record again');
    } catch (err) {
      // Another replica was faster, or the archive was just deleted.
      if (!isElsewhere(err)) log.error({ err, path }, 'an archive that no record names stays as it is, without one');
    }
  }
}

async function adopt(kit: AdoptionDeps['kit'], { project, id, path }: StrayArchive): Promise<void> {
  const manifest = await manifestOf(path);
  if (!isOfTarget(manifest, project)) throw new Error('The archive does not belong to this folder');
  const nowMilliseconds = kit.clock.now();
  const record = recordOfArchive({ id, manifest, bytes: await fileBytes(path), nowMilliseconds });
  await backupStore(kit, project).insert({ ...record, createTime: manifest.time });
}

function isElsewhere(error: unknown): boolean {
  if (error instanceof PlatformError) return error.is('alreadyExists');
  return hasCode(error, 'ENOENT');
}

/** Only archives older than an hour: the record of a new one may be on its way. */
async function strayArchives(kit: AdoptionDeps['kit']): Promise<StrayArchive[]> {
  const found: StrayArchive[] = [];
  for (const folder of await readdir(backupsFolder(kit), { withFileTypes: true })) {
    const path = join(backupsFolder(kit), folder.name);
    const project = folder.name.replace(/^%2e/, '.');
    const isOurs = (isProjectName(project) || !hasFiles(project)) && path === archiveFolder(kit, project);
    if (folder.isDirectory() && isOurs) found.push(...(await oldArchives(path)).map((each) => ({ project, ...each })));
  }
  return withoutRecords(kit, found);
}

async function oldArchives(folder: string): Promise<Pick<StrayArchive, 'id' | 'path'>[]> {
  const found: Pick<StrayArchive, 'id' | 'path'>[] = [];
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const stats = /^[0-9a-f]{24}\.zip$/.test(name) ? await stat(path).catch(() => undefined) : undefined;
    if (stats && Date.now() - stats.ctimeMs > oldMilliseconds) found.push({ id: basename(name, '.zip'), path });
  }
  return found;
}

/**
 * Read after the folders and before an archive is opened: an archive that is deleted meanwhile is not found any more.
 */
async function withoutRecords(kit: AdoptionDeps['kit'], archives: StrayArchive[]): Promise<StrayArchive[]> {
  const ids = archives.map(({ id }) => id);
  if (ids.length === 0) return [];
  const { rows } = await kit.pool.query<{ project: string; id: string }>(
    'select project, id from document where collection = $1 and id = any ($2)',
    [backupCollection, ids],
  );
  const known = new Set(rows.map(({ project, id }) => `${project}/${id}`));
  return archives.filter(({ project, id }) => !known.has(`${project}/${id}`));
}
