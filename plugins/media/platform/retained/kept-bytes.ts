import type { PlatformKit } from '@signalbox/platform-kit';
import { sizeOf } from './folders';
import { trashLocation, versionsLocation } from './places';

/** Bytes of a project's trash and of the versions of its files. */
export async function keptBytes(kit: Pick<PlatformKit, 'dataDir'>, project: string): Promise<number> {
  const trash = await sizeOf(trashLocation(kit, project));
  return trash.bytes + (await versionBytes(versionsLocation(kit, { project, path: '' })));
}

/** Bytes of all versions at and below a folder, without the notes beside them. */
export async function versionBytes(folder: string): Promise<number> {
  return (await sizeOf(folder, (name) => !name.includes('.'))).bytes;
}
