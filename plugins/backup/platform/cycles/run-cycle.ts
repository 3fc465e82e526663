import { PlatformError } from '@signalbox/api';
import type { PlatformKit } from '@signalbox/platform-kit';
import type { FastifyBaseLogger } from 'fastify';
import { archivePath } from '../archives/archive-files';
import { writeBackup } from '../make/write-backup';
import { copyName } from '../offsite/copy-name';
import { deliverArchive } from '../offsite/deliver-archive';
import { OffsiteFault } from '../offsite/ftp-fault';
import { savedTarget } from '../offsite/ftp-target';
import type { OperationContext } from '../operations/contract';
import { faultSentence } from '../operations/operation-fault';
import { applyRetention } from '../retention/apply-retention';
import { projectOfHome } from '../scopes';
import { type BackupCycle, changeCycle, type CycleOutcome, type OffsiteOutcome } from './cycle';
import { choiceOf } from './judge-cycle';
import { makeUpLater } from './make-up-later';
import type { TakenRun } from './take-due-cycle';

interface RunParts {
  kit: PlatformKit;
  log: FastifyBaseLogger;
}

/**
 * One run of a cycle inside its operation: makes the archive, sends a copy where the cycle wants one, then removes what
 * retention does not keep. What fails after the archive was made is told in the outcome; the archive stays.
 */
export async function runCycle(parts: RunParts, context: OperationContext, taken: TakenRun): Promise<void> {
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
  if (cycle.isOffsite) {
    await tell({ offsite: { status: 'ongoing', message: '' } });
    await tell({ offsite: await sendCopy(kit, context, taken) });
  }
  try {
    await tell({ removed: await applyRetention(kit, { project, cycle }) });
  } catch (err) {
    parts.log.error({ err, cycle: cycle.id }, 'backups that are no longer kept stay for now');
  }
}

function outcomeWith(
  { lastOutcome }: BackupCycle,
  { id }: OperationContext,
  news: Partial<CycleOutcome>,
): CycleOutcome {
  const before = lastOutcome?.backupId === id ? lastOutcome : undefined;
  return { status: 'ongoing', message: '', backupId: id, time: '', ...before, ...news };
}

async function makeArchive(kit: PlatformKit, { id, signal, progress }: OperationContext, taken: TakenRun) {
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

async function sendCopy(kit: PlatformKit, context: OperationContext, taken: TakenRun): Promise<OffsiteOutcome> {
  const { id, signal, progress } = context;
  const { project } = taken;
  const name = copyName({ name: taken.name, id });
  try {
    const target = await savedTarget(kit, projectOfHome(project));
    if (!target) throw new OffsiteFault('notSet', '');
    const path = archivePath(kit, { project, id });
    const onProgress = (fraction: number) => progress(archiveShare + fraction * (1 - archiveShare), 'offsite');
    await deliverArchive({ target, signal, path, name, onProgress });
    return { status: 'succeed', message: '', name };
  } catch (error) {
    if (signal.aborted) return { status: 'fail', reason: 'stopped', message: '' };
    if (!(error instanceof OffsiteFault)) throw error;
    return { status: 'fail', reason: error.reason, message: error.words };
  }
}

/** Ended by hand, or lost with its server, or failed by itself. */
function endOf({ aborted, reason }: AbortSignal): { status: 'fail' | 'pause'; isLost: boolean } {
  const isLost = aborted && reason instanceof PlatformError;
  return { status: aborted && !isLost ? 'pause' : 'fail', isLost };
}

/** Of the progress, where a copy is sent afterwards. */
const archiveShare = 0.5;
