import type { ArchiveManifest } from '@signalbox/archive';
import { hasFiles, isOfPlatform, modulesOf } from '@signalbox/project-data';
import { maxNameCharacters } from '../../shared/backup-name';
import { megabytes } from './backup-record';
import type { BackupRecord } from '../../shared/backup-record';

interface ArchiveInfo {
  id: string;
  manifest: ArchiveManifest;
  /** Size of the file. */
  bytes: number;
  /** Used when the manifest has no name. */
  fileName?: string;
  nowMilliseconds: number;
  creator?: string;
}

/** The record of an archive without one, from its manifest. */
export function recordOfArchive(archive: ArchiveInfo): BackupRecord {
  const { id, manifest, bytes, fileName = '', nowMilliseconds, creator = '' } = archive;
  const now = new Date(nowMilliseconds).toISOString();
  const name = [...(manifest.name.trim() || fileName.trim() || id)].slice(0, maxNameCharacters).join('');
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
    creator,
  };
}

/** True when the archive may be a backup of this target: an archive of a project is none of the database. */
export function isOfTarget({ items, modules }: Pick<ArchiveManifest, 'items' | 'modules'>, target: string): boolean {
  if (hasFiles(target)) return !modules.some(({ name }) => isOfPlatform(name));
  const own = modulesOf(target);
  return items.join() === 'mongodb' && modules.length > 0 && modules.every(({ name }) => own.includes(name));
}
