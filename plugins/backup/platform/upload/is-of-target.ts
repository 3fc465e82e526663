import type { ArchiveManifest } from '@signalbox/archive';
import { hasFiles, isOfPlatform, modulesOf } from '@signalbox/project-data';

/** True for an archive that a backup of this project, or home that is none, may be: one of a project is none of the database. */
export function isOfHome({ items, modules }: Pick<ArchiveManifest, 'items' | 'modules'>, home: string): boolean {
  if (hasFiles(home)) return !modules.some(({ name }) => isOfPlatform(name));
  const own = modulesOf(home);
  return items.join() === 'mongodb' && modules.length > 0 && modules.every(({ name }) => own.includes(name));
}
