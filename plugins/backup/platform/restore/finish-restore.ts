import { rm } from 'node:fs/promises';
import { PlatformError } from '@signalbox/api';
import { temporaryPath } from '../archives/archive-files';
import { mustEndSessions } from '../scopes';
import { carryOver } from './files/swaps-of';
import { performSwap } from './files/swap';
import type { HealthFault } from './health';
import { closeJournal, readJournal, type RestoreJournal } from './journal';
import type { RestorePhase } from './phases';
import { recordFailure, recordSuccess } from './restore-record';
import type { RestoreParts } from './restore-parts';
import type { RestoreTotals } from './run-restore';
import { returnToSafety } from './return-to-safety';

/**
 * Does what is left of a committed restore: files, sessions, the check; where that fails, the way back. Every step may
 * be done again. Throws `restoreReturned` once everything is as it was before.
 */
export async function finishRestore(
  parts: RestoreParts,
  id: string,
  onPhase: (phase: RestorePhase) => void = () => undefined,
): Promise<RestoreTotals> {
  const { kit, catalog, atStep } = parts;
  const journal = await readJournal(kit, id);
  if (!journal) throw new Error(`The restore ${id} has no journal`);
  let fault: HealthFault | undefined = { reason: 'returnBegun' };
  if (journal.state === 'committed') {
    onPhase('swap');
    await swapFiles(parts, journal);
    await atStep?.('swapped');
    if (mustEndSessions(journal.project)) await kit.endAllSessions('restored');
    await atStep?.('ended');
    onPhase('health');
    fault = await parts
      .checkHealth({ kit, catalog, journal })
      .catch((error: unknown): HealthFault => ({ reason: 'checkFailed', params: { cause: String(error) } }));
    await atStep?.('checked');
  }
  if (fault !== undefined) {
    onPhase('return');
    await returnToSafety(parts, journal);
    await atStep?.('returned');
    if (mustEndSessions(journal.project)) await kit.endAllSessions('restored');
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
