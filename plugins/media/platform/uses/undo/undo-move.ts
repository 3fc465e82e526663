import { PlatformError } from '@signalbox/api';
import type { PlatformKit } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import { changeIndex, type LibraryIndex } from '../../index/library-index';
import { type Holder, referenceDatabase } from '../references/reference-tables';
import { updateReferences } from '../references/update-references';
import { rewriteHolder, type RewrittenHolder } from '../rewrite/rewrite-holders';
import { rewritePack } from '../rewrite/rewrite-packs';
import { takeBack } from '../rewrite/rewrite-value';
import { type UndoNote, undoNotesIn } from '../rewrite/undo-notes';
import { checkUndo } from './check-undo';
import { swapBack } from './swap-back';

type UndoKit = Pick<PlatformKit, 'database' | 'files' | 'fileTree' | 'clock' | 'notify'>;

interface MoveUndo {
  project: string;
  /** Id of the note. */
  id: string;
  /** Id of the user who moved the file: another user cannot undo it. */
  by: string;
  settings: JsonObject;
}

/**
 * Moves a file back that replaced another one, and makes the replaced content the content of its place again. Texts that the
 * move changed get their former addresses, in the transaction of the index. A text that was changed again since keeps its
 * address. `completeUndos` ends what a crash interrupts. Returns the number of changed records, settings and language packs.
 * Throws `notFound`, or `undoOutdated` if a file has changed since.
 */
export async function undoMove(kit: UndoKit, { project, id, by, settings }: MoveUndo): Promise<number> {
  const notes = undoNotesIn(kit.database);
  const row = await notes
    .updateTable('media_move_undo')
    .set({ started_at: new Date(kit.clock.now()) })
    .where('id', '=', id)
    .where('project', '=', project)
    .where('user_id', '=', by)
    .returning('note')
    .executeTakeFirst();
  if (row === undefined) throw new PlatformError('notFound', { field: 'undo', detail: id });
  const { note } = row;
  const progress = { isOnDisk: false };
  const takeAllBack = async (index: LibraryIndex) => {
    const state = await checkUndo(kit, { note, settings });
    const texts = await takeTextsBack(kit, index, { note, by });
    // Last, because renames on the disk are not undone with the transaction.
    progress.isOnDisk = true;
    await swapBack(kit, index, { note, state });
    return texts;
  };
  try {
    const texts = await changeIndex(kit, project, takeAllBack);
    const packs = await takePacksBack(kit, note);
    await updateReferences(kit);
    await notes.deleteFrom('media_move_undo').where('id', '=', id).execute();
    return texts + packs;
  } catch (error) {
    if (!progress.isOnDisk)
      await notes.updateTable('media_move_undo').set({ started_at: null }).where('id', '=', id).execute();
    throw error;
  }
}

/** Completes the undos that crashed processes left, and forgets moves of the day before. */
export async function completeUndos(
  kit: UndoKit & Pick<PlatformKit, 'settings' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  const notes = undoNotesIn(kit.database);
  const before = (milliseconds: number) => new Date(kit.clock.now() - milliseconds);
  const rows = await notes
    .selectFrom('media_move_undo')
    .select(['id', 'project', 'user_id as by'])
    .where('started_at', '<', before(60 * 1000))
    .execute();
  for (const row of rows) {
    signal.throwIfAborted();
    const { settings } = await kit.settings.read(row.project);
    await undoMove(kit, { ...row, settings }).catch((err: unknown) =>
      kit.log.warn({ err }, 'a move of a media file was not completely undone'),
    );
  }
  await notes
    .deleteFrom('media_move_undo')
    .where('at', '<', before(24 * 60 * 60 * 1000))
    .execute();
}

async function takeTextsBack(
  kit: UndoKit,
  { database }: LibraryIndex,
  { note, by }: { note: UndoNote; by: string },
): Promise<number> {
  let count = 0;
  for (const { texts, ...holder } of inOrder(note.holders)) {
    const change = (value: JsonObject) => takeBack(value, texts);
    const undoer = { kit, by, locale: 'en', maySee: () => false, force: true, change } as const;
    if ((await rewriteHolder(referenceDatabase(database), holder, undoer)).length > 0) count++;
  }
  return count;
}

async function takePacksBack(kit: UndoKit, { holders }: UndoNote): Promise<number> {
  let count = 0;
  for (const { texts, ...pack } of holders)
    if (pack.source === 'languagePack' && (await rewritePack(kit, pack, (value) => takeBack(value, texts))).length > 0)
      count++;
  return count;
}

/** The order of `findHolders`, which all rewriting transactions keep. Those of one record are in the order of their changes, the last one first. */
function inOrder(holders: readonly RewrittenHolder[]): RewrittenHolder[] {
  const keyOf = ({ source, project, collection, holder }: Holder) => [source, project, collection, holder].join('\n');
  return holders
    .toReversed()
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : Number(keyOf(one) > keyOf(other))));
}
