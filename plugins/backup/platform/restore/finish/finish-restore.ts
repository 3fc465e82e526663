import { rm } from 'node:fs/promises';
import { PlatformError } from '@signalbox/api';
import { temporaryPath } from '../../archives/archive-files';
import { runAlone, pendingRecovery } from '@signalbox/jobs';
import { filesAbandoned, isAbandonReason } from '../files-abandoned';
import { backupRecord } from '../../records/backup-record';
import { mustEndSessions } from '../../scopes';
import { carryOver, exists, performSwap } from '@signalbox/project-data';
import {
  closeJournal,
  type HealthError,
  noteError,
  readJournal,
  type RestoreJournal,
  type RestoreTotals,
} from '../journal/journal';
import type { RestorePhase } from '../progress/phases';
import { recordFailure, recordSuccess, type RestoreAddress, type RestoreRecord } from '../journal/restore-record';
import type { RestoreDeps } from '../restore-deps';
import { returnToSafety } from './return-to-safety';

/**
 * Finishes a committed restore: swaps files, checks health, ends sessions. Rolls everything back when the health check
 * fails. Every step can be repeated. Throws `restoreReturned` after a rollback, and `operationUnfinished` when only a
 * replica with another data folder can finish it.
 */
export async function finishRestore(
  deps: RestoreDeps,
  address: RestoreAddress,
  onPhase: (phase: RestorePhase) => void = () => undefined,
): Promise<RestoreTotals> {
  const { kit } = deps;
  return runAlone(kit.pool, address.id, async (check) => {
    const journal = await readJournal(kit, address.id);
    if (!journal) return endElsewhere(kit, address);
    // Only replicas with the same data folder have the files.
    if (!(await exists(temporaryPath(kit, address.id))))
      throw pendingRecovery({ ...address, name: (await backupRecord(kit, address))?.name ?? address.id });
    return finishCommitted(deps, { journal, check, onPhase });
  });
}

interface Committed {
  journal: RestoreJournal;
  /** Throws when another replica may have started to finish it. */
  check: () => void;
  onPhase: (phase: RestorePhase) => void;
}

async function finishCommitted(deps: RestoreDeps, committed: Committed): Promise<RestoreTotals> {
  const { kit, catalog, atStep } = deps;
  const { journal, check, onPhase } = committed;
  const { id } = journal;
  const endSessions = async (reason: 'restored' | 'returned') => {
    if (mustEndSessions(journal.project)) await kit.endAllSessions(reason);
  };
  let error = errorOf(journal);
  if (error === undefined) {
    onPhase('swap');
    await swapFiles(deps, committed);
    await atStep?.('swapped');
    check();
    onPhase('health');
    error = await deps
      .checkHealth({ kit, catalog, journal })
      .catch((error: unknown): HealthError => ({ reason: 'checkFailed', params: { cause: String(error) } }));
    // Noted before users are notified: a repeated check might have another result.
    if (error) await noteError(kit, id, error);
    await atStep?.('checked');
  }
  check();
  await endSessions(error ? 'returned' : 'restored');
  await atStep?.('ended');
  if (error) {
    onPhase('return');
    await returnToSafety(deps, journal);
    await atStep?.('returned');
    check();
    // Accounts that logged in meanwhile may no longer exist.
    await endSessions('returned');
  }
  const returned = error && restoreReturned(error);
  // Recorded before the journal is closed, so that the result is known after a crash.
  if (returned) await recordFailure(kit, journal, returned);
  else await recordSuccess(kit, journal, journal.facts.counts);
  await closeJournal(kit, id);
  await rm(temporaryPath(kit, id), { recursive: true, force: true });
  if (returned) throw returned;
  return journal.facts.counts;
}

/** The result when another replica has ended the restore meanwhile. */
async function endElsewhere(kit: RestoreDeps['kit'], address: RestoreAddress): Promise<RestoreTotals> {
  const record = (await backupRecord(kit, address)) as RestoreRecord | undefined;
  if (record?.status === 'succeed') return record.counts ?? [];
  if (record?.status !== 'fail') throw new Error(`The restore ${address.id} has no journal`);
  const { reason = 'returnBegun', ...params } = record.reason ?? {};
  if (isAbandonReason(reason)) throw filesAbandoned(reason);
  throw restoreReturned({ reason: reason as HealthError['reason'], params });
}

/** The error that the check found before the rollback was interrupted. */
function errorOf({ state, facts: details }: RestoreJournal): HealthError | undefined {
  return details.fault ?? (state === 'returning' ? { reason: 'returnBegun' } : undefined);
}

function restoreReturned({ reason, params = {} }: HealthError): PlatformError {
  const detail = [reason, ...Object.values(params)].join(' ');
  return new PlatformError('restoreReturned', { detail, params: { ...params, reason } });
}

async function swapFiles({ kit, atStep }: RestoreDeps, { journal, check }: Committed): Promise<void> {
  const { id, facts: details } = journal;
  const place = { dataDir: kit.dataDir, folder: temporaryPath(kit, id) };
  for (const item of ['fileServer', 'html'] as const)
    for (const { swap, unit } of details[item]?.swaps ?? []) {
      check();
      await performSwap(kit.dataDir, swap);
      await atStep?.('swapping');
      // Only restores write to the front-end package.
      if (item === 'fileServer') await carryOver({ ...place, item }, { swap, unit });
    }
}
