import { joinPath, type MediaNote, type MediaNoteKeeper, parentOf, type PlatformKit } from '@signalbox/platform-kit';
import { sql } from 'kysely';
import { nameOf } from './directories';
import { indexDatabase } from './index-tables';
import { changeIndex, type LibraryIndex } from './library-index';
import { checkLibrary } from './read-tree';

/** Uploader, hash and alternative text of files, as the index has them: for backups and restores. */
export function indexNotes(kit: Pick<PlatformKit, 'database' | 'files'>): MediaNoteKeeper {
  return {
    async read(project) {
      const rows = await indexDatabase(kit.database)
        .selectFrom('media_file as file')
        .innerJoin('media_directory as directory', 'directory.id', 'file.directory')
        .select(['directory.path as directory', 'file.name', 'bytes', 'sha256', 'uploader', 'alt_text'])
        .where('directory.project', '=', project)
        .where((where) => where.or([where('uploader', 'is not', null), where('alt_text', 'is not', null)]))
        .execute();
      return new Map(
        rows.map(({ directory, name, alt_text: altText, ...known }) => {
          const path = joinPath(directory, name);
          return [path, { path, ...known, bytes: Number(known.bytes), altText }];
        }),
      );
    },
    async write(project, batches, options) {
      // The files were swapped on the disk.
      await checkLibrary(kit, { project });
      for await (const notes of batches) await changeIndex(kit, project, (index) => write(index, notes, options));
    },
  };
}

/** Files that have another content by now stay as they are. */
async function write(
  { database, project }: LibraryIndex,
  notes: readonly MediaNote[],
  { isExact }: { isExact: boolean },
): Promise<void> {
  const known = notes.map(({ path, bytes, sha256, uploader, altText }) => ({
    directory: parentOf(path),
    name: nameOf(path),
    bytes,
    sha256,
    uploader,
    alt_text: altText,
  }));
  const values = isExact
    ? sql`uploader = known.uploader, alt_text = known.alt_text`
    : sql`uploader = coalesce(known.uploader, file.uploader), alt_text = coalesce(known.alt_text, file.alt_text)`;
  await sql`update media_file file set sha256 = coalesce(file.sha256, known.sha256), ${values}
    from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as known(directory text, name text, bytes bigint,
        sha256 text, uploader text, alt_text jsonb)
      join media_directory directory on directory.project = ${project} and directory.path = known.directory
    where file.directory = directory.id and file.name = known.name and file.bytes = known.bytes
      and (file.sha256 is null or known.sha256 is null or file.sha256 = known.sha256)`.execute(database);
}
