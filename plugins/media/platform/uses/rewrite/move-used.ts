import { ownerOf, type PlatformKit } from '@signalbox/platform-kit';
import { changeIndex, type LibraryIndex } from '../../index/library-index';
import { noteFailed } from '../../index/note-failed';
import { movePath } from '../../index/own-changes';
import { moveWithVersions } from '../../retained/move-versions';
import { referenceDatabase } from '../references/reference-tables';
import { updateReferences } from '../references/update-references';
import { completeMove, logIncomplete } from './complete-move';
import { followMove } from './follow-move';
import type { MovedPath } from './moved-path';
import { forgetMove, noteMove } from './pending-moves';
import { replaceByMove } from './replace-by-move';
import { type Mover, rewriteHolders } from './rewrite-holders';
import { noteUndo } from './undo-notes';

type MoveKit = Pick<PlatformKit, 'database' | 'files' | 'fileTree' | 'clock' | 'log' | 'notify' | 'directoryFollowers'>;

interface UsedMove extends Mover, Pick<MovedPath, 'from' | 'to' | 'hosts'> {
  mayReplace?: boolean;
}

export interface MovedFile {
  /** Number of records and settings with the new address. */
  rewritten: number;
  /** If the file replaced another one: id of the note by which an undo brings back both. */
  undo?: string;
}

/**
 * Moves or renames a file or a directory of the store, and writes its new address into all records and settings that have
 * the old one, in one transaction. Returns the number of these. `completeMove` ends what a crash interrupts. Throws
 * `addressTooLong` or `tooManyUses`, and has moved nothing then. `mayReplace`: a file in the target's place becomes a version.
 */
export async function moveUsed(
  kit: MoveKit,
  { from, to, hosts, mayReplace = false, ...mover }: UsedMove,
): Promise<MovedFile> {
  const { project, path } = ownerOf(from);
  const moved: MovedPath = { project, from: path, to: ownerOf(to).path, hosts };
  const at = new Date(kit.clock.now());
  const id = await noteMove(kit.database, { ...moved, by: mover.by, at });
  let isMoved = false;
  const moveOnDisk = async () => {
    await moveWithVersions(kit, moved, () => kit.files.move(from, to));
    isMoved = true;
  };
  const rewriteAndMove = async (index: LibraryIndex) => {
    const rewritten = await rewriteHolders(referenceDatabase(index.database), { kit, moved, ...mover });
    const followed = await followMove(kit, index.database, moved);
    // Last, because a rename on the disk is not undone with the transaction.
    const moveOne = () => movePath(index, moved, moveOnDisk);
    if (mayReplace)
      return { rewritten, followed, replaced: await replaceByMove({ kit, index, moved, by: mover.by }, moveOne) };
    await moveOne();
    return { rewritten, followed };
  };
  try {
    await updateReferences(kit);
    const { rewritten, followed, replaced } = await changeIndex(kit, project, rewriteAndMove);
    // Addresses that were saved meanwhile.
    const late = await completeMove(kit, { id, ...moved, by: mover.by, at }).catch((err: unknown) => {
      // The file has moved.
      logIncomplete(kit, err);
      return [];
    });
    const holders = [...rewritten, ...late];
    const undo = replaced && (await noteUndo(kit.database, { ...replaced, ...moved, holders }, { by: mover.by, at }));
    return { rewritten: holders.length + followed, ...(undo !== undefined && { undo }) };
  } catch (error) {
    if (!isMoved) {
      await forgetMove(kit.database, id);
      await noteFailed(kit, to, error);
    }
    throw error;
  }
}
