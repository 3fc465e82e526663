import { mediaPath } from '@signalbox/platform-kit';
import { replaceContent } from '../retained/replace-content';
import type { VersionsKit } from '../retained/version-files';
import type { LibraryIndex } from './library-index';
import { originOf } from './own-changes';

interface IndexedReplacement {
  /** Inside the library. */
  path: string;
  /** Id of a user. */
  replacedBy: string;
  /** SHA-256 of the new content, if it is known. The same content is no version. */
  sha256?: string;
  replace: () => Promise<void>;
}

/** Keeps the content of a file, if there is one, as a version while `replace` gives it another. */
export async function replaceIndexed(
  kit: VersionsKit,
  index: LibraryIndex,
  { path, replacedBy, sha256, replace }: IndexedReplacement,
): Promise<void> {
  const { project, files } = index;
  const current = await files.entry(mediaPath(project, path));
  const origin = current?.isDirectory === false ? await originOf(index, path, current) : undefined;
  if (!origin || (sha256 !== undefined && origin.sha256 === sha256)) return replace();
  return replaceContent(kit, { at: { project, path }, origin, replacedBy, replace });
}
