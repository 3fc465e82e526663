import { rmSync } from 'node:fs';
import type { PlatformKit } from '@signalbox/platform-kit';
import { trashRoot, versionsRoot } from '../retained/places';
import { trashDatabase } from '../trash/trash-table';

/** Removes the files of all projects, with the trash and the versions of files. */
export async function emptyLibraries(kit: Pick<PlatformKit, 'files' | 'dataDir' | 'database'>): Promise<void> {
  for (const { path } of await kit.files.list('').catch(() => [])) await kit.files.remove(path);
  for (const folder of [trashRoot(kit), versionsRoot(kit)]) rmSync(folder, { recursive: true, force: true });
  await trashDatabase(kit.database).deleteFrom('media_trash').execute();
}
