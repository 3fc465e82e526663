import { PlatformError } from '@signalbox/api';
import { joinPath, mediaPath, mediaUrl, parentOf, type PlatformKit } from '@signalbox/platform-kit';
import { isLanguageText, type LanguageText } from '@signalbox/schemas/language-text';
import type { FileDetails } from '../../shared/details';
import { nameOf } from '../index/directories';
import { setAltText } from '../index/file-row';
import { changeIndex, type LibraryIndex } from '../index/library-index';
import { writePath } from '../index/own-changes';
import type { LibraryPath } from '../retained/places';

/** All that is known of a file, as it is on the disk now. Throws `notFound`, also for a directory. */
export function readDetails(
  kit: Pick<PlatformKit, 'database' | 'files'>,
  { project, path }: LibraryPath,
): Promise<FileDetails> {
  return changeIndex(kit, project, async (index) => {
    await indexFile(index, path);
    return detailsOf(index, path);
  });
}

/** Sets the alternative text of a file; null removes it. It stays with the file when its content is replaced. Throws `notFound`. */
export function writeAltText(
  kit: Pick<PlatformKit, 'database' | 'files'>,
  { project, path }: LibraryPath,
  altText: LanguageText | null,
): Promise<FileDetails> {
  return changeIndex(kit, project, async (index) => {
    await indexFile(index, path);
    await setAltText(index, path, altText);
    return detailsOf(index, path);
  });
}

async function indexFile(index: LibraryIndex, path: string): Promise<void> {
  const entry = await index.files.entry(mediaPath(index.project, path));
  if (entry?.isDirectory !== false) throw new PlatformError('notFound', { field: 'path', detail: path });
  await writePath(index, path);
}

async function detailsOf({ database, project }: LibraryIndex, path: string): Promise<FileDetails> {
  const row = await database
    .selectFrom('media_file as file')
    .innerJoin('media_directory as directory', 'directory.id', 'file.directory')
    .select(['file.name', 'kind', 'bytes', 'file.modified_at', 'uploader', 'sha256', 'alt_text'])
    .where('directory.project', '=', project)
    .where('directory.path', '=', parentOf(path))
    .where('file.name', '=', nameOf(path))
    .executeTakeFirst();
  // The file was removed between the two reads of the disk.
  if (row === undefined) throw new PlatformError('notFound', { field: 'path', detail: path });
  return {
    name: row.name,
    path: joinPath(parentOf(path), row.name),
    url: mediaUrl(mediaPath(project, path)),
    kind: row.kind,
    bytes: row.bytes,
    modifiedAt: row.modified_at.toISOString(),
    ...(row.uploader === null ? {} : { uploader: row.uploader }),
    ...(row.sha256 === null ? {} : { sha256: row.sha256 }),
    ...(isLanguageText(row.alt_text) ? { altText: row.alt_text } : {}),
  };
}
