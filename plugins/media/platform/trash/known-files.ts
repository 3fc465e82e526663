import { createInterface } from 'node:readline';
import { type FileEntry, joinPath, parentOf, type PlatformKit } from '@signalbox/platform-kit';
import type { JsonValue } from '@signalbox/schemas';
import { sql } from 'kysely';
import { isBelow, nameOf } from '../index/directories';
import { changeIndex, type LibraryIndex } from '../index/library-index';
import type { LibraryPath } from '../retained/places';
import type { TreeKit } from '../retained/folders';

/** A line of the file: what only the database knows of one content. */
interface KnownFile {
  /** Inside the deleted directory; '' for a deleted file. */
  path: string;
  bytes: number;
  modified_at: Date;
  sha256: string | null;
  uploader: string | null;
  alt_text: JsonValue | null;
}

/** Writes what the index knows of a file, or of all files of a directory, and the disk does not. */
export async function writeKnownFiles(
  { fileTree }: TreeKit,
  index: LibraryIndex,
  deleted: Pick<FileEntry, 'path' | 'isDirectory'>,
  target: string,
): Promise<void> {
  const files = await knownFiles(index, deleted);
  if (files.length === 0) return;
  await fileTree.write(target, linesOf(files));
}

/** Many lines at once: each piece is a write to the disk, and changes of the index wait for it. */
export function* linesOf(files: readonly object[]): Generator<string> {
  for (let at = 0; at < files.length; at += batchSize) {
    const batch = files.slice(at, at + batchSize);
    yield batch.map((file) => `${JSON.stringify(file)}\n`).join('');
  }
}

async function knownFiles(
  { database, project }: LibraryIndex,
  { path, isDirectory }: Pick<FileEntry, 'path' | 'isDirectory'>,
): Promise<KnownFile[]> {
  const within = database
    .selectFrom('media_file as file')
    .innerJoin('media_directory as directory', 'directory.id', 'file.directory')
    .select(['directory.path as directory', 'file.name', 'bytes', 'file.modified_at', 'sha256', 'uploader', 'alt_text'])
    .where('directory.project', '=', project)
    .where((where) => where.or([where('sha256', 'is not', null), where('alt_text', 'is not', null)]));
  const rows = await (
    isDirectory
      ? within.where((where) => where.or([where('directory.path', '=', path), isBelow(path)]))
      : within.where('directory.path', '=', parentOf(path)).where('file.name', '=', nameOf(path))
  ).execute();
  return rows.map(({ directory, name, ...known }) => ({
    path: joinPath(directory, name).slice(path.length + 1),
    ...known,
  }));
}

/** Gives the files at a path of the library, which are in the index again, what the database knew of them. */
export async function adoptKnownFiles(
  kit: Pick<PlatformKit, 'database' | 'files' | 'fileTree'>,
  { project, path }: LibraryPath,
  source: string,
): Promise<void> {
  const file = await kit.fileTree.read(source);
  if (!file) return;
  let batch: object[] = [];
  const write = async () => {
    const files = batch;
    batch = [];
    await changeIndex(kit, project, (index) => adopt(index, files));
  };
  for await (const line of createInterface({ input: file.content })) {
    const known = JSON.parse(line) as Omit<KnownFile, 'modified_at'>;
    const own = known.path === '' ? path : joinPath(path, known.path);
    batch.push({ ...known, directory: parentOf(own), name: nameOf(own) });
    if (batch.length >= batchSize) await write();
  }
  if (batch.length > 0) await write();
}

/** Files that have another content now keep what is known of that. */
async function adopt({ database, project }: LibraryIndex, files: object[]): Promise<void> {
  await sql`update media_file file set sha256 = known.sha256, uploader = known.uploader, alt_text = known.alt_text
    from jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as known(directory text, name text, bytes bigint,
        modified_at timestamptz, sha256 text, uploader text, alt_text jsonb)
      join media_directory directory on directory.project = ${project} and directory.path = known.directory
    where file.directory = directory.id and file.name = known.name and file.bytes = known.bytes
      and file.modified_at = known.modified_at and file.sha256 is null`.execute(database);
}

const batchSize = 500;
