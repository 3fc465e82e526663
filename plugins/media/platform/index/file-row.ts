import { parentOf } from '@signalbox/platform-kit';
import type { LanguageText } from '@signalbox/schemas/types';
import { nameOf } from './directories';
import type { LibraryIndex } from './library-index';

/**
 * Returns what only the database knows of a file besides its content. Undefined for a file without a row. `path`:
 * inside the library.
 */
export async function fileRow({ database, project }: LibraryIndex, path: string) {
  return database
    .selectFrom('media_file as file')
    .innerJoin('media_directory as directory', 'directory.id', 'file.directory')
    .select('alt_text as altText')
    .where('directory.project', '=', project)
    .where('directory.path', '=', parentOf(path))
    .where('file.name', '=', nameOf(path))
    .executeTakeFirst();
}

/** Sets the alternative text of a file; null removes it. */
export async function setAltText(index: LibraryIndex, path: string, altText: LanguageText | null): Promise<void> {
  await index.database
    .updateTable('media_file as file')
    .from('media_directory as directory')
    .set({ alt_text: altText === null ? null : JSON.stringify(altText) })
    .whereRef('directory.id', '=', 'file.directory')
    .where('directory.project', '=', index.project)
    .where('directory.path', '=', parentOf(path))
    .where('file.name', '=', nameOf(path))
    .execute();
}
