import { pendingRecovery, runAlone } from '@signalbox/jobs';
import { hasJobFolder, removeJobFolder } from '@signalbox/project-data';
import { backupRecord } from '../../records/backup-record';
import { mustEndSessions } from '../../scopes';
import { closeJournal, type HealthError, noteError, readJournal } from '../journal/journal';
import { recordFailure, recordSuccess, type RestoreAddress } from '../journal/restore-record';
import type { RestorePhase } from '../progress/phases';
import type { RestoreDeps } from '../restore-deps';
import { endedElsewhere, errorOf, restoreReturned } from './rollback-result';
import { rollBack } from './roll-back';
import { type Committed, swapFiles } from './swap-files';
import type { RestoreTotals } from '../../../shared/backup-record';

/**
 * Finishes a committed restore: swaps files, checks health, ends sessions. Rolls everything back when the health check
 * fails. Every step can be repeated. Throws `restoreReturned` after a rollback, and `operationUnfinished` when only a
 * replica with another tree of files can finish it.
 */
export async function finishRestore(
  deps: RestoreDeps,
  address: RestoreAddress,
  onPhase: (phase: RestorePhase) => void = () => undefined,
): Promise<RestoreTotals> {
  const { kit } = deps;
  return runAlone(kit.pool, address.id, async (check) => {
    const journal = await readJournal(kit, address.id);
    if (!journal) {
      // A replica may have crashed since it closed the journal.
      await removeJobFolder(kit, address.id);
      return endedElsewhere(kit, address);
    }
    // Only replicas with the same tree have the files.
    if (!(await hasJobFolder(kit, address.id)))
      throw pendingRecovery({ ...address, name: (await backupRecord(kit, address))?.name ?? address.id });
    return finishCommitted(deps, { journal, check, onPhase });
  });
}

async function finishCommitted(deps: RestoreDeps, committed: Committed): Promise<RestoreTotals> {
  const { journal, check } = committed;
  const error = errorOf(journal) ?? (await swapAndCheck(deps, committed));
  check();
  await endSessions(deps, committed, error ? 'returned' : 'restored');
  await deps.atStep?.('ended');
  if (error) await rollBackAndNotify(deps, committed);
  await closeRestored(deps, committed, error);
  if (error) throw restoreReturned(error);
  return journal.details.counts;
}

/** Swaps the files and checks the health of the platform. Returns the error of the check. */
async function swapAndCheck(deps: RestoreDeps, committed: Committed): Promise<HealthError | undefined> {
  const { kit, catalog, atStep } = deps;
  const { journal, check, onPhase } = committed;
  onPhase('swap');
  await swapFiles(deps, committed);
  await atStep?.('swapped');
  check();
  onPhase('health');
  const error = await deps
    .checkHealth({ kit, catalog, journal })
    .catch((error: unknown): HealthError => ({ reason: 'checkFailed', params: { cause: String(error) } }));
  // Noted before users are notified: a repeated check might have another result.
  if (error) await noteError(kit, journal.id, error);
  await atStep?.('checked');
  return error;
}

async function rollBackAndNotify(deps: RestoreDeps, committed: Committed): Promise<void> {
  committed.onPhase('return');
  await rollBack(deps, committed.journal);
  await deps.atStep?.('returned');
  committed.check();
  // Accounts that logged in meanwhile may no longer exist.
  await endSessions(deps, committed, 'returned');
}

async function endSessions({ kit }: RestoreDeps, { journal }: Committed, reason: 'restored' | 'returned') {
  if (mustEndSessions(journal.project)) await kit.endAllSessions(reason);
}

async function closeRestored(
  { kit }: RestoreDeps,
  { journal }: Committed,
  error: HealthError | undefined,
): Promise<void> {
  // Recorded before the journal is closed, so that the result is known after a crash.
  if (error) await recordFailure(kit, journal, restoreReturned(error));
  else await recordSuccess(kit, journal, journal.details.counts);
  await closeJournal(kit, journal.id);
  await removeJobFolder(kit, journal.id);
}
