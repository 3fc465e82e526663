import { mediaPath, type PlatformKit } from '@signalbox/platform-kit';
import { fileRow } from '../../index/file-row';
import type { LibraryIndex } from '../../index/library-index';
import { writePath } from '../../index/own-changes';
import { setAsideIn } from '../../index/set-aside';
import { moveEntry, namesIn } from '../../retained/folders';
import { libraryLocation } from '../../retained/places';
import { removeVersion, versionFolder, versionIds } from '../../retained/version-files';
import type { MovedPath } from './moved-path';
import type { ReplacedFile } from './undo-notes';

interface Replacement {
  kit: Pick<PlatformKit, 'database' | 'files' | 'fileTree' | 'clock'>;
  /** With the lock of the project. */
  index: LibraryIndex;
  moved: MovedPath;
  /** Id of a user. */
  by: string;
}

/**
 * Makes the file in the target's place a version before `move`, and puts it back if that fails. Returns what an undo needs;
 * undefined for a directory in the place of a file.
 */
export async function replaceByMove(
  { kit, index, moved, by }: Replacement,
  move: () => Promise<void>,
): Promise<ReplacedFile | undefined> {
  const { project, from, to } = moved;
  const target = { project, path: to };
  const source = await kit.files.entry(mediaPath(project, from));
  const ownVersions = versionIds(await namesIn(kit, versionFolder({ project, path: from })));
  const row = await fileRow(index, to);
  const version = await setAsideIn(kit, index, { path: to, by });
  try {
    await move();
  } catch (error) {
    if (version !== undefined) {
      await moveEntry(kit, `${versionFolder(target)}/${version}`, libraryLocation(target));
      await removeVersion(kit, target, version);
      await writePath(index, to);
    }
    throw error;
  }
  if (version === undefined || source?.isDirectory !== false) return undefined;
  const { bytes, modifiedAt } = source;
  return { version, altText: row?.altText ?? null, ownVersions, bytes, modifiedAt: modifiedAt.toISOString() };
}
