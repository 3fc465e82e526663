import { rm } from 'node:fs/promises';
import { PlatformError } from '@signalbox/api';
import { temporaryPath } from '../archives/archive-files';
import { runAlone, pendingRecovery } from '@signalbox/jobs';
import { filesGivenUp, isGivenUp } from './files-abandoned';
import { backupRecord } from '../records/backup-record';
import { mustEndSessions } from '../scopes';
import { carryOver, exists, performSwap } from '@signalbox/project-data';
import type { HealthError } from './health';
import { closeJournal, noteError, readJournal, type RestoreJournal } from './journal';
import type { RestorePhase } from './phases';
import { recordFailure, recordSuccess, type RestoreAddress, type RestoreRecord } from './restore-record';
import type { RestoreDeps } from './restore-deps';
import type { RestoreTotals } from './run-restore';
import { returnToSafety } from './return-to-safety';

/**
 * Does what is left of a committed restore: files, the check, sessions; where the check fails, the way back. Every step
 * may be done again. Throws `restoreReturned` once everything is as it was before, and `operationUnfinished` where only a
 * replica with another data folder can do it.
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
    // The files lie where only a replica with the same data folder can reach them.
    if (!(await exists(temporaryPath(kit, address.id))))
      throw pendingRecovery({ ...address, name: (await backupRecord(kit, address))?.name ?? address.id });
    return finishCommitted(deps, { journal, check, onPhase });
  });
}

interface Committed {
  journal: RestoreJournal;
  /** Throws where another may have begun to finish it. */
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
    // Before anybody is told: a check that is made again might find otherwise.
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
    // Whoever has logged in meanwhile may be nobody any more.
    await endSessions('returned');
  }
  const returned = error && restoreReturned(error);
  // First, so that whoever is killed after the last step need not guess how it went.
  if (returned) await recordFailure(kit, journal, returned);
  else await recordSuccess(kit, journal, journal.facts.counts);
  await closeJournal(kit, id);
  await rm(temporaryPath(kit, id), { recursive: true, force: true });
  if (returned) throw returned;
  return journal.facts.counts;
}

/** How another replica ended it meanwhile. */
async function endElsewhere(kit: RestoreDeps['kit'], address: RestoreAddress): Promise<RestoreTotals> {
  const record = (await backupRecord(kit, address)) as RestoreRecord | undefined;
  if (record?.status === 'succeed') return record.counts ?? [];
  if (record?.status !== 'fail') throw new Error(`The restore ${address.id} has no journal`);
  const { reason = 'returnBegun', ...params } = record.reason ?? {};
  if (isGivenUp(reason)) throw filesGivenUp(reason);
  throw restoreReturned({ reason: reason as HealthError['reason'], params });
}

/** What was found wrong before, where the return was cut short. */
function errorOf({ state, facts: options }: RestoreJournal): HealthError | undefined {
  return options.fault ?? (state === 'returning' ? { reason: 'returnBegun' } : undefined);
}

function restoreReturned({ reason, params = {} }: HealthError): PlatformError {
  const detail = [reason, ...Object.values(params)].join(' ');
  return new PlatformError('restoreReturned', { detail, params: { ...params, reason } });
}

async function swapFiles({ kit, atStep }: RestoreDeps, { journal, check }: Committed): Promise<void> {
  const { id, facts: options } = journal;
  const place = { dataDir: kit.dataDir, folder: temporaryPath(kit, id) };
  for (const item of ['fileServer', 'html'] as const)
    for (const { swap, unit } of options[item]?.swaps ?? []) {
      check();
      await performSwap(kit.dataDir, swap);
      await atStep?.('swapping');
      // Nobody writes to the pages but a restore.
      if (item === 'fileServer') await carryOver({ ...place, item }, { swap, unit });
    }
}
