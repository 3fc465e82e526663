import { type FileEntry, parentOf } from '@signalbox/platform-kit';
import { sql } from 'kysely';
import type { ContentOrigin } from '../retained/version-files';
import { findDirectory, isBelow, makeDirectoryRow, nameOf } from './directories';
import type { LibraryIndex } from './library-index';
import { columnsOfName } from './name-columns';
import { rejectSecondPack } from './reject-second-pack';
import { type ReceivedContent, writeEntries } from './write-entries';

/** Paths inside one project's library. */
interface Passage {
  from: string;
  to: string;
}

/** Makes the index of one path equal to the disk. `received`: the content that was just stored there. */
export async function writePath(index: LibraryIndex, path: string, received?: ReceivedContent): Promise<void> {
  const directory = await makeDirectoryRow(index, parentOf(path));
  await writeEntries(index, { directory, names: [nameOf(path)], received });
}

/** Moves the rows of a file or a directory that `run` moves on the disk: they keep what only the database knows. */
export async function movePath(index: LibraryIndex, passage: Passage, run: () => Promise<void>): Promise<void> {
  const { from, to } = passage;
  await rejectSecondPack(index, { path: to, from });
  // A row of something that is gone from there.
  await writePath(index, to);
  await run();
  const { database, project } = index;
  const source = await findDirectory(database, { project, path: parentOf(from) });
  if (source) {
    const parent = await makeDirectoryRow(index, parentOf(to));
    await database
      .updateTable('media_file')
      .set({ directory: parent.id, ...columnsOfName(nameOf(to)) })
      .where('directory', '=', source.id)
      .where('name', '=', nameOf(from))
      .execute();
    await moveDirectoryRows(index, passage, parent.id);
  }
  await writePath(index, from);
  await writePath(index, to);
}

async function moveDirectoryRows({ database, project }: LibraryIndex, { from, to }: Passage, parent: number) {
  await database
    .updateTable('media_directory')
    .set({ path: sql<string>`${to}::text || substr(path, ${lengthOf(from) + 1}::int)` })
    .where('project', '=', project)
    .where(isBelow(from))
    .execute();
  await database
    .updateTable('media_directory')
    .set({ path: to, name: nameOf(to), parent })
    .where('project', '=', project)
    .where('path', '=', from)
    .execute();
}

/**
 * Gives the rows of a copy the hash and the uploader of their originals. Both were read from the disk after the copy was
 * complete: an original that changed meanwhile has lost its hash.
 */
export async function adoptContent({ database, project }: LibraryIndex, { from, to }: Passage): Promise<void> {
  const adopted = sql`update media_file copy set sha256 = original.sha256, uploader = original.uploader
    from media_file original
      join media_directory source on source.id = original.directory
      join media_directory target on target.project = source.project`;
  const isSame = sql`source.project = ${project} and copy.directory = target.id and copy.bytes = original.bytes
    and copy.sha256 is null and original.sha256 is not null`;
  await sql`${adopted} where ${isSame} and source.path = ${parentOf(from)} and target.path = ${parentOf(to)}
    and original.name = ${nameOf(from)} and copy.name = ${nameOf(to)}`.execute(database);
  await sql`${adopted} where ${isSame} and copy.name = original.name
    and (source.path = ${from} or starts_with(source.path, ${`${from}/`}))
    and target.path = ${to}::text || substr(source.path, ${lengthOf(from) + 1}::int)`.execute(database);
}

/** Hash and uploader of a file, as far as the index knows them of the content on the disk. */
export async function originOf(
  { database, project }: LibraryIndex,
  path: string,
  { bytes, modifiedAt }: Pick<FileEntry, 'bytes' | 'modifiedAt'>,
): Promise<ContentOrigin> {
  const row = await database
    .selectFrom('media_file as file')
    .innerJoin('media_directory as directory', 'directory.id', 'file.directory')
    .select(['file.sha256', 'file.uploader'])
    .where('directory.project', '=', project)
    .where('directory.path', '=', parentOf(path))
    .where('file.name', '=', nameOf(path))
    .where('file.bytes', '=', bytes)
    .where('file.modified_at', '=', modifiedAt)
    .executeTakeFirst();
  return row ?? { sha256: null, uploader: null };
}

/** In characters as the database counts them. */
function lengthOf(path: string): number {
  return [...path].length;
}
