import { mediaPath, type PlatformKit } from '@signalbox/platform-kit';
import { changeIndex } from '../../index/library-index';
import { referenceDatabase } from '../references/reference-tables';
import { updateReferences } from '../references/update-references';
import { followMove } from './follow-move';
import { forgetMove, type PendingMove, pendingMoves } from './pending-moves';
import { type RewrittenHolder, rewriteHolders } from './rewrite-holders';
import { rewritePacks } from './rewrite-packs';

type Kit = Pick<PlatformKit, 'database' | 'files' | 'clock' | 'log' | 'notify' | 'directoryFollowers'>;

/** Completes the moves that crashed processes left. */
export async function completeMoves(kit: Kit, signal: AbortSignal): Promise<void> {
  for (const move of await pendingMoves(kit.database)) {
    signal.throwIfAborted();
    await completeMove(kit, move).catch((err: unknown) => logIncomplete(kit, err));
  }
}

/**
 * Rewrites the addresses that still lead to the old place of a moved file, and forgets the move. Leaves one that has not
 * happened, as it may be about to. Returns the records, settings and language packs that were rewritten.
 */
export async function completeMove(kit: Kit, { id, by, at, ...moved }: PendingMove): Promise<RewrittenHolder[]> {
  await updateReferences(kit);
  const { project, from, to } = moved;
  const isThere = async (path: string) => (await kit.files.entry(mediaPath(project, path))) !== undefined;
  const rewritten = await changeIndex(kit, project, async ({ database }) => {
    if (await isThere(from)) return (await isThere(to)) || isOld(kit, at) ? [] : undefined;
    if (!(await isThere(to))) return [];
    const mover = { by, locale: 'en', maySee: () => false, force: true } as const;
    await followMove(kit, database, moved);
    return rewriteHolders(referenceDatabase(database), { kit, moved, ...mover });
  });
  if (rewritten === undefined) return [];
  const packs = (await isThere(from)) ? [] : await rewritePacks(kit, moved);
  const all = [...rewritten, ...packs];
  if (all.length > 0) await updateReferences(kit);
  await forgetMove(kit.database, id);
  return all;
}

/** The next run tries again. */
export function logIncomplete({ log }: Pick<Kit, 'log'>, err: unknown): void {
  log.warn({ err }, 'the addresses of a moved media file were not all rewritten');
}

/** No request takes that long. */
function isOld({ clock }: Kit, at: Date): boolean {
  return clock.now() - at.getTime() > 60 * 60 * 1000;
}
