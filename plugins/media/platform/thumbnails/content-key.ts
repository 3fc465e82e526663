import { type FileEntry, ownerOf, parentOf, sha256Hex } from '@signalbox/platform-kit';
import type { IndexDatabase } from '../index/index-tables';

/**
 * Names the content of a file: the same for copies, and after a move, where the index knows its SHA-256. A file that came
 * another way than by an upload is named by its path, size and time.
 */
export async function contentKey(database: IndexDatabase, entry: FileEntry): Promise<string> {
  const sha256 = await knownHash(database, entry);
  const parts = sha256 === undefined ? [entry.path, entry.bytes, entry.modifiedAt.getTime()] : [sha256];
  return sha256Hex(JSON.stringify([drawingVersion, ...parts]));
}

async function knownHash(database: IndexDatabase, { path, name, bytes, modifiedAt }: FileEntry) {
  const { project, path: inLibrary } = ownerOf(path);
  const row = await database
    .selectFrom('media_file as file')
    .innerJoin('media_directory as directory', 'directory.id', 'file.directory')
    .select(['file.sha256', 'file.bytes', 'file.modified_at'])
    .where('directory.project', '=', project)
    .where('directory.path', '=', parentOf(inLibrary))
    .where('file.name', '=', name)
    .executeTakeFirst();
  const isCurrent = row?.bytes === bytes && row.modified_at.getTime() === modifiedAt.getTime();
  return isCurrent ? (row.sha256 ?? undefined) : undefined;
}

/** Raise it when thumbnails look different, so that stored ones are drawn again. */
const drawingVersion = 1;
