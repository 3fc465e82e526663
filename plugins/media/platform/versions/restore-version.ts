import { PlatformError } from '@signalbox/api';
import { mediaPath, type PlatformKit } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import { changeIndex } from '../index/library-index';
import { writePath } from '../index/own-changes';
import { replaceIndexed } from '../index/replace-indexed';
import { moveEntry } from '../retained/folders';
import { libraryLocation, type LibraryPath } from '../retained/places';
import { removeVersion, versionsOf } from '../retained/version-files';
import { requireFit } from '../upload/require-fit';

interface RestoredVersion {
  at: LibraryPath;
  id: string;
  settings: JsonObject;
  /** Id of the user who restores it. */
  by: string;
}

/**
 * Makes a version the content of its file again, under the rules of an upload. The present content becomes a version.
 * Throws `notFound` for a missing file or version.
 */
export async function restoreVersion(
  kit: Pick<PlatformKit, 'database' | 'files' | 'fileTree' | 'clock'>,
  { at, id, settings, by }: RestoredVersion,
): Promise<void> {
  const { project, path } = at;
  await changeIndex(kit, project, async (index) => {
    const entry = await kit.files.entry(mediaPath(project, path));
    if (entry?.isDirectory !== false) throw new PlatformError('notFound', { field: 'path', detail: path });
    const version = (await versionsOf(kit, at)).find((each) => each.id === id);
    if (!version) throw new PlatformError('notFound', { field: 'version', detail: id });
    requireFit({ path, bytes: version.bytes }, settings);
    const replace = () => moveEntry(kit, version.location, libraryLocation(at));
    await replaceIndexed(kit, index, { path, replacedBy: by, replace });
    // The note about the version is stored beside it.
    await removeVersion(kit, at, id);
    await writePath(index, path, version);
  });
}
