import type { TreeKit } from '../retained/folders';
import { readJson, textOf, writeJson } from '../retained/json-file';
import { trashLocation } from '../retained/places';

/** Paths of one entry of the trash. */
export interface TrashFolder {
  folder: string;
  /** The deleted file or directory. As soon as it is here, the entry exists. */
  content: string;
  /** The versions of the file, or of the files of the directory. */
  versions: string;
  /** Path of the file with what only the database knew of the files. */
  known: string;
}

export function trashFolder(project: string, id: string): TrashFolder {
  const folder = `${trashLocation(project)}/${id}`;
  return {
    folder,
    content: `${folder}/content`,
    versions: `${folder}/versions`,
    known: `${folder}/known.ndjson`,
  };
}

/** What a folder of the trash says about its entry. */
export interface TrashNote {
  /** Inside the library, where the content was. */
  path: string;
  deletedAt: Date;
  /** Id of a user. */
  deletedBy: string | null;
  /** Inside the library, where a restore is about to move the content. */
  restoresTo: string | null;
}

export async function writeNote(kit: TreeKit, { folder }: TrashFolder, note: TrashNote): Promise<void> {
  await kit.fileTree.makeDirectory(folder);
  await writeJson(kit, `${folder}/${noteName}`, { ...note, deletedAt: note.deletedAt.toISOString() });
}

/** Undefined for a folder without a note: its process was killed before it moved anything there. */
export async function readNote(kit: TreeKit, { folder }: TrashFolder): Promise<TrashNote | undefined> {
  const note = await readJson(kit, `${folder}/${noteName}`);
  const [path, deletedAt] = [textOf(note, 'path'), textOf(note, 'deletedAt')];
  if (path === null || deletedAt === null) return undefined;
  return {
    path,
    deletedAt: new Date(deletedAt),
    deletedBy: textOf(note, 'deletedBy'),
    restoresTo: textOf(note, 'restoresTo'),
  };
}

export async function removeFolder({ fileTree }: TreeKit, { folder }: TrashFolder): Promise<void> {
  await fileTree.remove(folder);
}

const noteName = 'entry.json';
