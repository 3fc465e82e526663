import type { ArchiveManifest } from '@signalbox/archive';
import { hasFiles, isOfPlatform, modulesOf } from '@signalbox/project-data';

/** True when the archive may be a backup of this target: an archive of a project is none of the database. */
export function isOfTarget({ items, modules }: Pick<ArchiveManifest, 'items' | 'modules'>, target: string): boolean {
  if (hasFiles(target)) return !modules.some(({ name }) => isOfPlatform(name));
  const own = modulesOf(target);
  return items.join() === 'mongodb' && modules.length > 0 && modules.every(({ name }) => own.includes(name));
}
