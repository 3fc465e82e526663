import { type FileEntry, mediaPath, newObjectId, ownerOf, type PlatformKit, treeSize } from '@signalbox/platform-kit';
import { PlatformError } from '@signalbox/api';
import { changeIndex, type LibraryIndex } from '../index/library-index';
import { writePath } from '../index/own-changes';
import { mergeFolder, moveEntry } from '../retained/folders';
import { versionBytes } from '../retained/kept-bytes';
import { libraryLocation, versionsLocation } from '../retained/places';
import { writeKnownFiles } from './known-files';
import { removeFolder, trashFolder, type TrashFolder, type TrashNote, writeNote } from './trash-folder';
import { trashRow } from './trash-row';
import { trashDatabase } from './trash-table';

type Kit = Pick<PlatformKit, 'database' | 'files' | 'fileTree' | 'clock' | 'log'>;

/** Moves a file, or a directory with its content, into the trash, with the versions of its files. Returns the id in the trash. */
export async function moveToTrash(kit: Kit, { storePath, by }: { storePath: string; by: string }): Promise<string> {
  const { project, path } = ownerOf(storePath);
  const at = { project, path };
  // Before the lock: a directory may have many files.
  const content = await treeSize(kit.fileTree, libraryLocation(at));
  const versions = await versionBytes(kit, versionsLocation(at));
  const id = newObjectId(kit.clock.now());
  let isMoved = false;
  try {
    await changeIndex(kit, project, async (index) => {
      const entry = await requireEntry(index, path);
      const note = { path, deletedAt: new Date(kit.clock.now()), deletedBy: by, restoresTo: null };
      await moveOnDisk(kit, { index, entry, folder: trashFolder(project, id), note });
      isMoved = true;
      const size = { files: content.files, bytes: content.bytes + versions };
      const row = trashRow({ id, project, note, isDirectory: entry.isDirectory, size });
      await trashDatabase(index.database).insertInto('media_trash').values(row).execute();
      await writePath(index, path);
    });
  } catch (err) {
    if (!isMoved) throw err;
    // The disk is right. The next comparison lists the entry.
    kit.log.warn({ err }, 'a deleted file was not listed in the trash');
  }
  return id;
}

async function requireEntry({ files, project }: LibraryIndex, path: string): Promise<FileEntry> {
  const entry = await files.entry(mediaPath(project, path));
  if (!entry || path === '') throw new PlatformError('notFound', { detail: path });
  return entry;
}

interface DiskMove {
  index: LibraryIndex;
  entry: FileEntry;
  folder: TrashFolder;
  note: TrashNote;
}

/** The last rename decides: until then, a killed process has deleted nothing. */
async function moveOnDisk(kit: Kit, { index, entry, folder, note }: DiskMove): Promise<void> {
  const at = { project: index.project, path: note.path };
  try {
    await writeNote(kit, folder, note);
    await writeKnownFiles(kit, index, { ...entry, path: note.path }, folder.known);
    await mergeFolder(kit, versionsLocation(at), folder.versions);
    await moveEntry(kit, libraryLocation(at), folder.content);
  } catch (error) {
    await mergeFolder(kit, folder.versions, versionsLocation(at));
    await removeFolder(kit, folder);
    throw error;
  }
}
