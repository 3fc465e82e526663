import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncDirectory } from '@signalbox/archive';
import type { PlatformKit } from '@signalbox/platform-kit';
import { readJson, textOf, writeJson } from '../retained/json-file';
import { trashLocation } from '../retained/places';

/** Absolute paths of one entry of the trash. */
export interface TrashFolder {
  folder: string;
  /** The deleted file or directory. As soon as it is here, the entry exists. */
  content: string;
  /** The versions of the file, or of the files of the directory. */
  versions: string;
  /** What only the database knew of the files. */
  known: string;
}

export function trashFolder(kit: Pick<PlatformKit, 'dataDir'>, project: string, id: string): TrashFolder {
  const folder = join(trashLocation(kit, project), id);
  return {
    folder,
    content: join(folder, 'content'),
    versions: join(folder, 'versions'),
    known: join(folder, 'known.ndjson'),
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

export async function writeNote({ folder }: TrashFolder, note: TrashNote): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeJson(join(folder, noteName), { ...note, deletedAt: note.deletedAt.toISOString() });
  await syncDirectory(folder);
}

/** Undefined for a folder without a note: its process was killed before it moved anything there. */
export async function readNote({ folder }: TrashFolder): Promise<TrashNote | undefined> {
  const note = await readJson(join(folder, noteName));
  const [path, deletedAt] = [textOf(note, 'path'), textOf(note, 'deletedAt')];
  if (path === null || deletedAt === null) return undefined;
  return {
    path,
    deletedAt: new Date(deletedAt),
    deletedBy: textOf(note, 'deletedBy'),
    restoresTo: textOf(note, 'restoresTo'),
  };
}

export async function removeFolder({ folder }: TrashFolder): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

const noteName = 'entry.json';
