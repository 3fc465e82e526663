import { PlatformError } from '@signalbox/api';
import { joinPath, mediaPath, mediaUrl, parentOf, type PlatformKit } from '@signalbox/platform-kit';
import type { RestoredEntry } from '../../shared/trash';
import { nameOf } from '../index/directories';
import { changeIndex } from '../index/library-index';
import { writePath } from '../index/own-changes';
import { rejectSecondPack } from '../index/reject-second-pack';
import { isThere, mergeFolder } from '../retained/folders';
import { versionsLocation } from '../retained/places';
import { freeName } from '../upload/free-name';
import { checkRestore, type RestoreRules } from './check-restore';
import { endRestore } from './end-restore';
import { placeContent } from './place-content';
import { readNote, trashFolder, writeNote } from './trash-folder';
import { trashDatabase, type TrashRow } from './trash-table';

type TrashKit = Pick<PlatformKit, 'database' | 'files' | 'fileTree' | 'clock' | 'log'>;

interface Restore extends RestoreRules {
  ids: readonly string[];
  /** Id of the user who restores. */
  by: string;
}

/** Moves entries of the trash back to their former places. Checks all of them before it moves the first one. */
export async function restoreEntries(kit: TrashKit, restore: Restore): Promise<RestoredEntry[]> {
  const rows = await requireRows(kit, restore);
  await checkRestore(kit, rows, restore);
  const restored: RestoredEntry[] = [];
  for (const row of rows) {
    const path = await restoreOne(kit, row, restore);
    restored.push({ id: row.id, path, url: mediaUrl(mediaPath(row.project, path)) });
  }
  return restored;
}

/** The first deleted first: with `cover`, the last one stays in place. */
async function requireRows({ database }: TrashKit, { project, ids }: Restore): Promise<TrashRow[]> {
  const rows = await trashDatabase(database)
    .selectFrom('media_trash')
    .selectAll()
    .where('project', '=', project)
    .where('id', 'in', ids)
    .orderBy('deleted_at')
    .orderBy('id')
    .execute();
  const missing = ids.find((id) => !rows.some((row) => row.id === id));
  if (missing !== undefined) throw new PlatformError('notFound', { field: 'ids', detail: missing });
  return rows;
}

/** Returns the path. */
async function restoreOne(kit: TrashKit, row: TrashRow, { action, by }: Restore): Promise<string> {
  const { id, project } = row;
  const folder = trashFolder(project, id);
  const path = await changeIndex(kit, project, async (index) => {
    const note = await readNote(kit, folder);
    if (!note || !(await isThere(kit, folder.content)))
      throw new PlatformError('notFound', { field: 'ids', detail: id });
    const target = action === 'rename' ? await freePath(kit, row) : row.path;
    await rejectSecondPack(index, { path: target });
    await writeNote(kit, folder, { ...note, restoresTo: target });
    await placeContent({ kit, index, by }, { source: folder.content, path: target, mayReplace: action === 'cover' });
    await mergeFolder(kit, folder.versions, versionsLocation({ project, path: target }));
    await writePath(index, target);
    await trashDatabase(index.database).deleteFrom('media_trash').where('id', '=', id).execute();
    return target;
  });
  await endRestore(kit, { project, id, path });
  return path;
}

async function freePath({ files }: TrashKit, { project, path }: TrashRow): Promise<string> {
  const directory = parentOf(path);
  const name = await freeName(files, { directory: mediaPath(project, directory), name: nameOf(path) });
  return joinPath(directory, name);
}
