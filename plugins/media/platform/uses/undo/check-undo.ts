import { PlatformError } from '@signalbox/api';
import { type FileEntry, mediaPath, type PlatformKit } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import { mediaErrors } from '../../../shared/errors';
import { type StoredVersion, versionsOf } from '../../retained/version-files';
import { requireFit } from '../../upload/require-fit';
import type { UndoNote } from '../rewrite/undo-notes';

/** What the disk has of an undo. */
export interface UndoState {
  /** True: the moved file is in its former place already. */
  isMovedBack: boolean;
  /** Content of the replaced file. Undefined: it is in its place already. */
  version: StoredVersion | undefined;
}

/**
 * Throws `undoOutdated` if one of the files has changed since, and like an upload if the settings no longer allow one of
 * them in its place. The caller has the lock of the project's library.
 */
export async function checkUndo(
  kit: Pick<PlatformKit, 'files' | 'fileTree'>,
  { note, settings }: { note: UndoNote; settings: JsonObject },
): Promise<UndoState> {
  const { project, from, to } = note;
  const target = await kit.files.entry(mediaPath(project, to));
  const source = await kit.files.entry(mediaPath(project, from));
  const version = (await versionsOf(kit, { project, path: to })).find(({ id }) => id === note.version);
  const isMoved = (entry: FileEntry | undefined) =>
    entry?.isDirectory === false && entry.bytes === note.bytes && entry.modifiedAt.toISOString() === note.modifiedAt;
  const isMovedBack = isMoved(source);
  const isWhole = version === undefined ? isMovedBack && target?.isDirectory === false : isMoved(target);
  if (!isWhole || (source !== undefined && !isMovedBack))
    throw new PlatformError(mediaErrors.undoOutdated, { detail: to, params: { name: to.split('/').at(-1) ?? '' } });
  if (version !== undefined) requireFit({ path: to, bytes: version.bytes }, settings);
  requireFit({ path: from, bytes: note.bytes }, settings);
  return { isMovedBack, version };
}
