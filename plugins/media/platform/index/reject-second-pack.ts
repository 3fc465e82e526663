import { PlatformError } from '@signalbox/api';
import { joinPath, languagePackDirectory, mediaPath, packLanguage } from '@signalbox/platform-kit';
import type { LibraryIndex } from './library-index';

/** Throws `packCodeTaken` if another file than `path` and `from` is the pack of the same language. Paths are inside the library. */
export async function rejectSecondPack(
  { files, project }: Pick<LibraryIndex, 'files' | 'project'>,
  { path, from = path }: { path: string; from?: string },
): Promise<void> {
  const code = packLanguage(path);
  const directory = mediaPath(project, languagePackDirectory);
  if (code === undefined || !(await files.entry(directory))) return;
  for (const { name } of await files.list(directory)) {
    const other = joinPath(languagePackDirectory, name);
    if (packLanguage(other) !== code || [path, from].includes(other)) continue;
    throw new PlatformError('packCodeTaken', { field: 'file', params: { code, name } });
  }
}
