import { PlatformError } from '@signalbox/api';
import { newObjectId, type PlatformKit } from '@signalbox/platform-kit';
import { trashDays } from '../../shared/trash';
import { changeIndex } from '../index/library-index';
import { isThere, moveEntry, namesIn } from '../retained/folders';
import { trashLocation, trashRoot } from '../retained/places';
import { trashFolder } from './trash-folder';
import { trashDatabase, type TrashDatabase } from './trash-table';

type Kit = Pick<PlatformKit, 'database' | 'files' | 'fileTree' | 'clock'>;

/** Deletes entries of the trash for good. Throws `notFound`, before any change, if one of them is missing. */
export async function deleteForGood(
  kit: Kit,
  { project, ids }: { project: string; ids: readonly string[] },
): Promise<void> {
  await deleteChosen(kit, project, async (database) => {
    const rows = database.selectFrom('media_trash').select('id').where('project', '=', project);
    const found = (await rows.where('id', 'in', ids).execute()).map(({ id }) => id);
    const missing = ids.find((id) => !found.includes(id));
    if (missing !== undefined) throw new PlatformError('notFound', { field: 'ids', detail: missing });
    return found;
  });
}

/** Deletes for good what is in the trash for longer than `trashDays`. */
export async function deleteExpired(kit: Kit, project: string, signal: AbortSignal): Promise<void> {
  const oldest = new Date(kit.clock.now() - trashDays * dayMilliseconds);
  for (let count = batchSize; count === batchSize;) {
    signal.throwIfAborted();
    count = await deleteChosen(kit, project, async (database) => {
      const rows = database.selectFrom('media_trash').select('id').where('project', '=', project);
      const expired = await rows.where('deleted_at', '<', oldest).limit(batchSize).execute();
      return expired.map(({ id }) => id);
    });
  }
}

/** Returns the number of entries. */
async function deleteChosen(
  kit: Kit,
  project: string,
  choose: (database: TrashDatabase) => Promise<string[]>,
): Promise<number> {
  const folders = await changeIndex(kit, project, async (index) => {
    const database = trashDatabase(index.database);
    const ids = await choose(database);
    if (ids.length > 0) await database.deleteFrom('media_trash').where('id', 'in', ids).execute();
    const renamed: string[] = [];
    for (const id of ids) renamed.push(await renameForDeletion(kit, trashFolder(project, id).folder));
    return renamed;
  });
  for (const folder of folders) await kit.fileTree.remove(folder);
  return folders.length;
}

/** Deletes all of a project's trash for good. */
export async function emptyTrash(kit: Kit, project: string): Promise<void> {
  const folder = await changeIndex(kit, project, async ({ database }) => {
    await trashDatabase(database).deleteFrom('media_trash').where('project', '=', project).execute();
    return renameForDeletion(kit, trashLocation(project));
  });
  await kit.fileTree.remove(folder);
}

/** Completes what killed processes deleted. */
export async function finishDeletions(kit: Pick<Kit, 'fileTree'>): Promise<void> {
  for (const name of await namesIn(kit, removedFolder)) await kit.fileTree.remove(`${removedFolder}/${name}`);
}

/** In one step, because deleting a folder takes many. Returns its new path. */
async function renameForDeletion(kit: Kit, folder: string): Promise<string> {
  const target = `${removedFolder}/${newObjectId(kit.clock.now())}`;
  if (await isThere(kit, folder)) await moveEntry(kit, folder, target);
  return target;
}

const removedFolder = `${trashRoot}/.removed`;
const batchSize = 100;
const dayMilliseconds = 24 * 60 * 60 * 1000;
