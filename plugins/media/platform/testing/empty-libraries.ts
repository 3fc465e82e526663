import type { PlatformKit } from '@signalbox/platform-kit';
import { trashRoot, versionsRoot } from '../retained/places';
import { trashDatabase } from '../trash/trash-table';

/** Removes the files of all projects, with the trash and the versions of files. */
export async function emptyLibraries(kit: Pick<PlatformKit, 'files' | 'fileTree' | 'database'>): Promise<void> {
  for (const { path } of await kit.files.list('').catch(() => [])) await kit.files.remove(path);
  for (const directory of [trashRoot, versionsRoot]) await kit.fileTree.remove(directory);
  await trashDatabase(kit.database).deleteFrom('media_trash').execute();
}
