import { PlatformError } from '@signalbox/api';
import type { PlatformKit } from '@signalbox/platform-kit';
import type { Operations } from '../contract';
import { finishAlone } from '../finish-alone';
import { isUnfinished } from '../unfinished';
import { waitForLock } from '../wait-for-lock';
import type { CommittedKind, OperationAddress } from './committed-kind';

interface GiveUpParts {
  kit: PlatformKit;
  operations: Operations;
}

interface FilesToGiveUp extends OperationAddress {
  name: string;
}

/**
 * Ends a committed operation whose data folder is gone for good: its data stays as it is in the database, its files stay as
 * they are, and nothing is checked. Throws `operationRunning` while something runs, `operationOver` where nothing is left
 * of it, and `operationHasFiles` where this replica can finish it.
 */
export async function giveUpFiles<Journal extends OperationAddress, Known extends { name: string }>(
  { kit, operations }: GiveUpParts,
  kind: CommittedKind<Journal, Known>,
  { id, project, name }: FilesToGiveUp,
): Promise<void> {
  const lock = await waitForLock(kit, { left: id });
  try {
    await finishAlone(kit.pool, id, async (check) => {
      const journal = await kind.readJournal(id);
      if (journal?.project !== project)
        throw new PlatformError('operationOver', { field: 'status', pointer: '/status' });
      if (await kind.hasFiles(journal)) throw new PlatformError('operationHasFiles', { params: { name } });
      await kind.close(journal, check);
    });
  } finally {
    await lock.release();
  }
  // Its task, where that waits; another that waits for its files is told of to whoever starts something next.
  await operations.recover().catch((error: unknown) => {
    if (!isUnfinished(error)) throw error;
  });
}
