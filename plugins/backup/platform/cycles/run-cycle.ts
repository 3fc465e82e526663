import { PlatformError } from '@signalbox/api';
import type { PlatformKit } from '@signalbox/platform-kit';
import type { FastifyBaseLogger } from 'fastify';
import { writeBackup } from '../make/write-backup';
import { sendCopy } from '../offsite/send-copy';
import type { JobContext } from '@signalbox/jobs';
import { faultSentence } from '../archives/operation-fault';
import { applyRetention } from '../retention/apply-retention';
import { type BackupCycle, changeCycle, type CycleOutcome } from './cycle';
import { choiceOf } from './judge-cycle';
import { makeUpLater } from './make-up-later';
import type { TakenRun } from './take-due-cycle';

interface RunParts {
  kit: PlatformKit;
  log: FastifyBaseLogger;
}

/**
 * One run of a cycle inside its operation: makes the archive, removes what retention does not keep, then lets others run
 * while it sends a copy where the cycle wants one. What fails after the archive was made is told in the outcome; the
 * archive stays, also where the sending is ended.
 */
export async function runCycle(parts: RunParts, context: JobContext, taken: TakenRun): Promise<void> {
  const { kit } = parts;
  const { project, cycle } = taken;
  const tell = (news: Partial<CycleOutcome>, change: (now: BackupCycle) => Partial<BackupCycle> = () => ({})) =>
    changeCycle(kit, { project, id: cycle.id }, (now) => ({
      ...change(now),
      lastOutcome: outcomeWith(now, context, news),
    }));

  try {
    await makeArchive(kit, context, taken);
  } catch (error) {
    const { status, isLost } = endOf(context.signal);
    const message =
      status === 'pause' ? '' : faultSentence(isLost ? context.signal.reason : error, cycle.editor.language);
    await tell({ status, message }, (now) => (isLost ? makeUpLater(kit, now) : { isMadeUp: undefined }));
    throw error;
  }
  await tell({ status: 'succeed' }, () => ({ isMadeUp: undefined }));
  try {
    await tell({ removed: await applyRetention(kit, { project, cycle }) });
  } catch (err) {
    parts.log.error({ err, cycle: cycle.id }, 'backups that are no longer kept stay for now');
  }
  if (!cycle.isOffsite) return;
  await tell({ offsite: { status: 'ongoing', message: '' } });
  const { id, signal } = context;
  const onProgress = (fraction: number) => context.progress(archiveShare + fraction * (1 - archiveShare), 'offsite');
  const copy = { project, id, name: taken.name, cycleId: cycle.id, signal, onProgress };
  const offsite = await sendCopy(parts, { ...copy, onReady: () => context.letOthersRun() });
  // The next run may have begun meanwhile: the outcome is that one's then.
  await changeCycle(kit, { project, id: cycle.id }, ({ lastOutcome }) =>
    lastOutcome?.backupId === id ? { lastOutcome: { ...lastOutcome, offsite } } : {},
  );
  // Told, and yet not done.
  signal.throwIfAborted();
}

function outcomeWith({ lastOutcome }: BackupCycle, { id }: JobContext, news: Partial<CycleOutcome>): CycleOutcome {
  const before = lastOutcome?.backupId === id ? lastOutcome : undefined;
  return { status: 'ongoing', message: '', backupId: id, time: '', ...before, ...news };
}

async function makeArchive(kit: PlatformKit, { id, signal, progress }: JobContext, taken: TakenRun) {
  const { project, cycle, name } = taken;
  const { editor } = cycle;
  const { item, modules, excludedDirs } = choiceOf({ project, form: cycle });
  const wish = {
    project,
    name,
    item,
    modules,
    excludedDirs,
    cycleId: cycle.id,
    creator: '',
    language: editor.language,
  };
  const share = cycle.isOffsite ? archiveShare : 1;
  const onProgress = (fraction: number) => progress(fraction * share);
  await writeBackup(kit, { id, wish: { ...wish, origin: 'cycle' }, signal, onProgress });
}

/** Ended by hand, or lost with its server, or failed by itself. */
function endOf({ aborted, reason }: AbortSignal): { status: 'fail' | 'pause'; isLost: boolean } {
  const isLost = aborted && reason instanceof PlatformError;
  return { status: aborted && !isLost ? 'pause' : 'fail', isLost };
}

/** Of the progress, where a copy is sent afterwards. */
const archiveShare = 0.5;
