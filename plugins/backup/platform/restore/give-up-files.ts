import { PlatformError } from '@signalbox/api';
import { temporaryPath } from '../archives/archive-files';
import { finishAlone } from '../operations/finish-alone';
import { isUnfinished } from '../operations/unfinished';
import { waitForLock } from '../operations/wait-for-lock';
import type { BackupParts } from '../parts';
import { mustEndSessions } from '../scopes';
import { exists } from './files/swap';
import { filesGivenUp, givenUpAs } from './files-given-up';
import { closeJournal, readJournal } from './journal';
import { recordFailure, type RestoreRecord } from './restore-record';

interface FilesToGiveUp {
  /** Of the restore's record: a project, or the home of what is none. */
  project: string;
  record: Pick<RestoreRecord, 'id' | 'name'>;
}

/**
 * Ends a committed restore whose data folder is gone for good: its data stays as it is in the database, its files stay as
 * they are, and nothing is checked. Throws `operationRunning` while something runs, `operationOver` where nothing is left
 * of the restore, and `restoreHasFiles` where this replica can finish it.
 */
export async function giveUpFiles({ kit, operations }: BackupParts, { project, record }: FilesToGiveUp): Promise<void> {
  const { id, name } = record;
  const lock = await waitForLock(kit, { left: id });
  try {
    await finishAlone(kit.pool, id, async (check) => {
      const journal = await readJournal(kit, id);
      if (journal?.project !== project)
        throw new PlatformError('operationOver', { field: 'status', pointer: '/status' });
      if (await exists(temporaryPath(kit, id))) throw new PlatformError('restoreHasFiles', { params: { name } });
      const reason = givenUpAs(journal);
      if (mustEndSessions(project)) await kit.endAllSessions(reason === 'filesGivenUp' ? 'restored' : 'returned');
      check();
      // Before the journal goes: whoever is killed in between finds the same question again.
      await recordFailure(kit, { id, project }, filesGivenUp(reason));
      await closeJournal(kit, id);
    });
  } finally {
    await lock.release();
  }
  // Its task, as its record says; another that waits for its files is told of to whoever starts something next.
  await operations.recover().catch((error: unknown) => {
    if (!isUnfinished(error)) throw error;
  });
}
