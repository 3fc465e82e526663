import { rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ArchiveError, type ArchiveManifest, verifyArchive } from '@signalbox/archive';
import { PlatformError } from '@signalbox/api';
import { newObjectId, type PlatformKit } from '@signalbox/platform-kit';
import { archiveFolder, archivePath, fileBytes, makeFolder, removeFile } from '../archives/archive-files';
import { archiveRefusal } from '../archives/archive-refusal';
import { hasFiles, isOfPlatform, modulesOf } from '../data/module-address';
import { freeBytes } from '../archives/free-bytes';
import { recodeArchive } from '../archives/recode-archive';
import { longestName } from '../make/backup-name';
import { type BackupRecord, backupStore, megabytes, recordBody } from '../records/backup-record';

interface ArchiveToAccept {
  fileName: string;
  path: string;
  /** Where an archive with a code is put without it. */
  plainPath: string;
  code: string | undefined;
  project: string;
  creator: string;
}

/** Judges a received archive to its last byte, keeps it without a code, and answers the id of its record. Throws `archiveRefused`. */
export async function acceptArchive(kit: PlatformKit, archive: ArchiveToAccept): Promise<string> {
  const { project } = archive;
  const { manifest, path } = await judge(archive).catch((error: unknown): never => {
    throw error instanceof ArchiveError ? archiveRefusal(error) : error;
  });
  refuseOtherKind(manifest, project);
  const id = newObjectId(kit.clock.now());
  const place = archivePath(kit, { project, id });
  await makeFolder(archiveFolder(kit, project));
  const bytes = await fileBytes(path);
  await rename(path, place);
  try {
    await backupStore(kit, project).insert(recordBody(recordOf(kit, { id, archive, manifest, bytes })));
  } catch (error) {
    await removeFile(place);
    throw error;
  }
  return id;
}

async function judge({ path, plainPath, code }: ArchiveToAccept): Promise<{ manifest: ArchiveManifest; path: string }> {
  // What could not be unpacked here is none of ours.
  const limits = { maxTotalBytes: await freeBytes(dirname(path)) };
  if (code === undefined) return { ...(await verifyArchive({ path, limits })), path };
  const { manifest } = await recodeArchive({ source: { path, code }, target: { path: plainPath }, limits });
  return { manifest, path: plainPath };
}

/** A backup of a project is none of the database, and the other way round. */
function refuseOtherKind({ items, modules }: ArchiveManifest, project: string): void {
  const own = modulesOf(project);
  const isOfProject = !modules.some(({ name }) => isOfPlatform(name));
  const isOfHome = items.join() === 'mongodb' && modules.length > 0 && modules.every(({ name }) => own.includes(name));
  if (hasFiles(project) ? isOfProject : isOfHome) return;
  throw new PlatformError('archiveRefused', {
    field: 'file',
    pointer: '/file',
    detail: modules.map(({ name }) => name).join(', '),
    faults: [{ pointer: '/file', keyword: 'archive.otherKind', params: {} }],
  });
}

interface RecordFacts {
  id: string;
  archive: ArchiveToAccept;
  manifest: ArchiveManifest;
  bytes: number;
}

function recordOf({ clock }: PlatformKit, { id, archive, manifest, bytes }: RecordFacts): BackupRecord {
  const now = new Date(clock.now()).toISOString();
  const name = [...(manifest.name.trim() || archive.fileName.trim() || id)].slice(0, longestName).join('');
  return {
    id,
    name,
    item: Object.fromEntries(manifest.items.map((item) => [item, true])),
    modules: manifest.modules.map((module) => module.name),
    excludedDirs: manifest.excludedDirs ?? [],
    type: 'export',
    status: 'succeed',
    size: megabytes(bytes),
    bytes,
    createTime: now,
    updateTime: now,
    time: manifest.time,
    origin: 'upload',
    isProtected: false,
    verified: { time: now, isWhole: true },
    creator: archive.creator,
  };
}
