import { mediaPath, parentOf, type PlatformKit } from '@signalbox/platform-kit';
import { setAltText } from '../../index/file-row';
import type { LibraryIndex } from '../../index/library-index';
import { movePath, writePath } from '../../index/own-changes';
import { isThere, moveEntry } from '../../retained/folders';
import { libraryLocation } from '../../retained/places';
import { removeVersion, versionFolder } from '../../retained/version-files';
import type { UndoNote } from '../rewrite/undo-notes';
import type { UndoState } from './check-undo';

type Kit = Pick<PlatformKit, 'files' | 'fileTree'>;

/**
 * Brings both files back to their places, on the disk and in the index, with their versions. The replaced file's place has a
 * file at every moment. Can be repeated after a crash.
 */
export async function swapBack(
  kit: Kit,
  index: LibraryIndex,
  { note, state: { isMovedBack, version } }: { note: UndoNote; state: UndoState },
): Promise<void> {
  const { project, from, to } = note;
  const target = { project, path: to };
  const swap = async () => {
    if (parentOf(from) !== '') await kit.files.makeDirectory(mediaPath(project, parentOf(from)));
    if (!isMovedBack) await kit.fileTree.link(libraryLocation(target), libraryLocation({ project, path: from }));
    if (version) await moveEntry(kit, version.location, libraryLocation(target));
    await moveOwnVersions(kit, note);
    if (version) await removeVersion(kit, target, version.id);
  };
  if (isMovedBack) await swap();
  else await movePath(index, { from: to, to: from }, swap);
  await writePath(index, from);
  await writePath(index, to, version);
  await setAltText(index, to, note.altText);
}

/** The versions that the moved file brought to the target. Those of the replaced file stay there. */
async function moveOwnVersions(kit: Kit, { project, from, to, ownVersions }: UndoNote): Promise<void> {
  const source = versionFolder({ project, path: to });
  const target = versionFolder({ project, path: from });
  for (const name of ownVersions.flatMap((id) => [id, `${id}.json`]))
    if (await isThere(kit, `${source}/${name}`)) await moveEntry(kit, `${source}/${name}`, `${target}/${name}`);
}
