import { PlatformError } from '@signalbox/api';
import { type FileEntry, mediaPath } from '@signalbox/platform-kit';
import { sql } from 'kysely';
import { addChildren, type IndexedDirectory } from './directories';
import type { LibraryIndex } from './library-index';
import { columnsOfName } from './name-columns';
import { isSameContent } from './same-content';

/** What the platform knows of a file that it has received. */
export interface ReceivedContent {
  bytes: number;
  modifiedAt: Date;
  /** In hexadecimal digits. Null if it is not known. */
  sha256: string | null;
  /** Id of a user. Null if it is not known. */
  uploader: string | null;
}

interface EntriesToWrite {
  directory: IndexedDirectory;
  /** Names in the directory, with an entry on the disk or without. */
  names: readonly string[];
  /** The content of the file with the one name, if the disk still has it. */
  received?: ReceivedContent;
}

/**
 * Makes the index of these names equal to the disk. A file whose size or modification time has changed loses its hash and
 * its uploader, and keeps its alternative text.
 */
export async function writeEntries(index: LibraryIndex, { directory, names, received }: EntriesToWrite): Promise<void> {
  const entries = await entriesOnDisk(index, directory, names);
  const files = entries.filter(({ isDirectory }) => !isDirectory);
  const directories = entries.filter(({ isDirectory }) => isDirectory).map(({ name }) => name);
  await dropRows(index, { directory, names, files: files.map(({ name }) => name), directories });
  await addChildren(index, directory, directories);
  await writeFiles(index, { directory, files, received });
}

/** Nothing of a directory that is a link now: the store follows no links. */
async function entriesOnDisk(
  { files, project }: LibraryIndex,
  { path }: IndexedDirectory,
  names: readonly string[],
): Promise<FileEntry[]> {
  try {
    return await files.entriesOf(mediaPath(project, path), names);
  } catch (error) {
    if (error instanceof PlatformError && error.is('invalidPath')) return [];
    throw error;
  }
}

async function dropRows(
  { database }: LibraryIndex,
  { directory, names, ...onDisk }: EntriesToWrite & { files: string[]; directories: string[] },
): Promise<void> {
  const without = (kept: string[]) => {
    const isKept = new Set(kept);
    return names.filter((name) => !isKept.has(name));
  };
  await database
    .deleteFrom('media_file')
    .where('directory', '=', directory.id)
    .where('name', '=', anyOf(without(onDisk.files)))
    .execute();
  await database
    .deleteFrom('media_directory')
    .where('parent', '=', directory.id)
    .where('name', '=', anyOf(without(onDisk.directories)))
    .execute();
}

async function writeFiles(
  { database, project }: LibraryIndex,
  { directory, files, received }: { directory: IndexedDirectory; files: FileEntry[]; received?: ReceivedContent },
): Promise<void> {
  const rows = await database
    .selectFrom('media_file')
    .select(['name', 'bytes', 'modified_at'])
    .where('directory', '=', directory.id)
    .where('name', '=', anyOf(files.map(({ name }) => name)))
    .execute();
  const indexed = new Map(rows.map(({ name, bytes, modified_at }) => [name, { bytes, modifiedAt: modified_at }]));
  const changed = files.filter((file) => received !== undefined || !isSameContent(file, indexed.get(file.name)));
  if (changed.length === 0) return;
  await database
    .insertInto('media_file')
    .values(
      changed.map((file) => ({
        project,
        directory: directory.id,
        ...columnsOfName(file.name),
        bytes: file.bytes,
        modified_at: file.modifiedAt,
        sha256: isSameContent(file, received) ? (received?.sha256 ?? null) : null,
        uploader: isSameContent(file, received) ? (received?.uploader ?? null) : null,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['directory', 'name']).doUpdateSet(({ ref }) => ({
        bytes: ref('excluded.bytes'),
        modified_at: ref('excluded.modified_at'),
        sha256: ref('excluded.sha256'),
        uploader: ref('excluded.uploader'),
      })),
    )
    .execute();
}

function anyOf(names: readonly string[]) {
  return sql<string>`any(${[...names]}::text[])`;
}
