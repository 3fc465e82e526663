import { type PlatformKit, treeSize } from '@signalbox/platform-kit';
import { changeIndex } from '../index/library-index';
import { writePath } from '../index/own-changes';
import { isThere, mergeFolder, namesIn } from '../retained/folders';
import { versionBytes } from '../retained/kept-bytes';
import { projectOfFolder, trashLocation, trashRoot, versionsLocation } from '../retained/places';
import { endRestore } from './end-restore';
import { readNote, removeFolder, trashFolder } from './trash-folder';
import { trashRow } from './trash-row';
import { trashDatabase } from './trash-table';

type Kit = Pick<PlatformKit, 'database' | 'files' | 'fileTree' | 'log'>;

/** Projects with a trash, on the disk or in the list. */
export async function projectsWithTrash(kit: Kit): Promise<string[]> {
  const listed = await trashDatabase(kit.database).selectFrom('media_trash').select('project').distinct().execute();
  const onDisk = (await namesIn(kit, trashRoot)).map(projectOfFolder).filter((project) => project !== undefined);
  return [...new Set([...onDisk, ...listed.map(({ project }) => project)])];
}

/** Makes the list of a project's trash equal to the disk, and completes the changes that killed processes started. */
export async function compareTrash(kit: Kit, project: string, signal: AbortSignal): Promise<void> {
  const rows = trashDatabase(kit.database).selectFrom('media_trash').select('id').where('project', '=', project);
  const listed = new Set((await rows.execute()).map(({ id }) => id));
  const onDisk = (await namesIn(kit, trashLocation(project))).filter((name) => /^[0-9a-f]{24}$/.test(name));
  for (const id of new Set([...onDisk, ...listed])) {
    signal.throwIfAborted();
    const isOnDisk = await isThere(kit, trashFolder(project, id).content);
    if (!isOnDisk || !listed.has(id)) await compareEntry(kit, { project, id });
  }
}

interface EntryToCompare {
  project: string;
  id: string;
}

async function compareEntry(kit: Kit, { project, id }: EntryToCompare): Promise<void> {
  const folder = trashFolder(project, id);
  // Under the lock, no running process is between two steps of a change.
  const restoredTo = await changeIndex(kit, project, async (index) => {
    const database = trashDatabase(index.database);
    const note = await readNote(kit, folder);
    const content = await kit.fileTree.stat(folder.content);
    if (content && note) {
      const size = await treeSize(kit.fileTree, folder.content);
      const versions = await versionBytes(kit, folder.versions);
      const row = trashRow({
        id,
        project,
        note,
        isDirectory: content.kind === 'directory',
        size: { files: size.files, bytes: size.bytes + versions },
      });
      await database
        .insertInto('media_trash')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      await writePath(index, note.path);
      return undefined;
    }
    await database.deleteFrom('media_trash').where('id', '=', id).execute();
    const path = note?.restoresTo ?? note?.path;
    if (path === undefined) return undefined;
    await mergeFolder(kit, folder.versions, versionsLocation({ project, path }));
    await writePath(index, path);
    return path;
  });
  if (restoredTo !== undefined) await endRestore(kit, { project, id, path: restoredTo });
  else if (!(await isThere(kit, folder.content))) await removeFolder(kit, folder);
}
