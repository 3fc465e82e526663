import { rm } from 'node:fs/promises';
import { PlatformError } from '@signalbox/api';
import { temporaryPath } from '../archives/archive-files';
import { mustEndSessions } from '../scopes';
import { carryOver } from './files/swaps-of';
import { performSwap } from './files/swap';
import type { HealthFault } from './health';
import { closeJournal, noteFault, readJournal, type RestoreJournal } from './journal';
import type { RestorePhase } from './phases';
import { recordFailure, recordSuccess } from './restore-record';
import type { RestoreParts } from './restore-parts';
import type { RestoreTotals } from './run-restore';
import { returnToSafety } from './return-to-safety';

/**
 * Does what is left of a committed restore: files, the check, sessions; where the check fails, the way back. Every step
 * may be done again. Throws `restoreReturned` once everything is as it was before.
 */
export async function finishRestore(
  parts: RestoreParts,
  id: string,
  onPhase: (phase: RestorePhase) => void = () => undefined,
): Promise<RestoreTotals> {
  const { kit, catalog, atStep } = parts;
  const journal = await readJournal(kit, id);
  if (!journal) throw new Error(`The restore ${id} has no journal`);
  const endSessions = async (reason: 'restored' | 'returned') => {
    if (mustEndSessions(journal.project)) await kit.endAllSessions(reason);
  };
  let fault = faultOf(journal);
  if (fault === undefined) {
    onPhase('swap');
    await swapFiles(parts, journal);
    await atStep?.('swapped');
    onPhase('health');
    fault = await parts
      .checkHealth({ kit, catalog, journal })
      .catch((error: unknown): HealthFault => ({ reason: 'checkFailed', params: { cause: String(error) } }));
    // Before anybody is told: a check that is made again might find otherwise.
    if (fault) await noteFault(kit, id, fault);
    await atStep?.('checked');
  }
  await endSessions(fault ? 'returned' : 'restored');
  await atStep?.('ended');
  if (fault) {
    onPhase('return');
    await returnToSafety(parts, journal);
    await atStep?.('returned');
    // Whoever has logged in meanwhile may be nobody any more.
    await endSessions('returned');
  }
  const returned = fault && restoreReturned(fault);
  // First, so that whoever is killed after the last step need not guess how it went.
  if (returned) await recordFailure(kit, journal, { error: returned });
  else await recordSuccess(kit, journal, journal.facts.counts);
  await closeJournal(kit, id);
  await rm(temporaryPath(kit, id), { recursive: true, force: true });
  if (returned) throw returned;
  return journal.facts.counts;
}

/** What was found wrong before, where the return was cut short. */
function faultOf({ state, facts }: RestoreJournal): HealthFault | undefined {
  return facts.fault ?? (state === 'returning' ? { reason: 'returnBegun' } : undefined);
}

function restoreReturned({ reason, params = {} }: HealthFault): PlatformError {
  const detail = [reason, ...Object.values(params)].join(' ');
  return new PlatformError('restoreReturned', { detail, params: { ...params, reason } });
}

async function swapFiles({ kit, atStep }: RestoreParts, { id, facts }: RestoreJournal): Promise<void> {
  const place = { dataDir: kit.dataDir, folder: temporaryPath(kit, id) };
  for (const item of ['fileServer', 'html'] as const)
    for (const { swap, unit } of facts[item]?.swaps ?? []) {
      await performSwap(kit.dataDir, swap);
      await atStep?.('swapping');
      // Nobody writes to the pages but a restore.
      if (item === 'fileServer') await carryOver({ ...place, item }, { swap, unit });
    }
}
