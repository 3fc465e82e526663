import { PlatformError } from '@signalbox/api';
import { type PlatformKit, reportEvent, requireRoute } from '@signalbox/platform-kit';
import type { FastifyBaseLogger } from 'fastify';
import { writeBackup } from '../make/write-backup';
import { sendCopy } from '../offsite/send-copy';
import type { JobContext } from '@signalbox/jobs';
import { errorSentence } from '@signalbox/platform-kit/archive-files';
import { applyRetention } from '../retention/apply-retention';
import { type StoredCycle, changeCycle, clockOf } from './cycle';
import { projectOfTarget, scopeOfTarget } from '../scopes';
import { choiceOf } from './validate-cycle';
import { makeUpLater } from './make-up-later';
import type { TakenRun } from './take-due-cycle';
import type { CycleOutcome } from '../../shared/cycle';

interface CycleRunDeps {
  kit: PlatformKit;
  log: FastifyBaseLogger;
}

/**
 * One run of a cycle inside its job: reads the license, makes the archive, deletes backups by retention, then releases the
 * lock and sends a copy if the cycle has one. An error after the archive was made is part of the outcome. The archive stays,
 * also when the sending is stopped.
 */
export async function runCycle(deps: CycleRunDeps, context: JobContext, taken: TakenRun): Promise<void> {
  const { kit } = deps;
  const { project, cycle } = taken;
  const notify = (updates: Partial<CycleOutcome>, change: (now: StoredCycle) => Partial<StoredCycle> = () => ({})) =>
    changeCycle(kit, { project, id: cycle.id }, (now) => ({
      ...change(now),
      lastOutcome: outcomeWith(now, context, updates),
    }));

  try {
    await makeArchive(kit, context, taken);
  } catch (error) {
    const { status, isLost } = endOf(context.signal);
    const message =
      status === 'pause' ? '' : errorSentence(isLost ? context.signal.reason : error, cycle.editor.language);
    await notify({ status, message }, (now) => (isLost ? makeUpLater(kit, now) : { isMadeUp: undefined }));
    throw error;
  }
  await notify({ status: 'succeed' }, () => ({ isMadeUp: undefined }));
  try {
    await notify({ removed: await applyRetention(kit, { project, cycle, clock: clockOf(cycle) }) });
  } catch (err) {
    deps.log.error({ err, cycle: cycle.id }, 'backups that are no longer kept stay for now');
  }
  if (!cycle.isOffsite) return;
  await notify({ offsite: { status: 'ongoing', message: '' } });
  const { id, signal } = context;
  const onProgress = (fraction: number) => context.progress(archiveShare + fraction * (1 - archiveShare), 'offsite');
  const copy = { project, id, name: taken.name, cycleId: cycle.id, signal, onProgress };
  const offsite = await sendCopy(deps, { ...copy, onReady: () => context.letOthersRun() });
  if (offsite.status === 'fail') {
    const event = { key: `copyFailed ${id}`, project: projectOfTarget(project), name: 'copyFailed' };
    await reportEvent(kit, { ...event, params: { name: taken.name, reason: offsite.message } });
  }
  // When the next run has started meanwhile, the outcome is not overwritten.
  await changeCycle(kit, { project, id: cycle.id }, ({ lastOutcome }) =>
    lastOutcome?.backupId === id ? { lastOutcome: { ...lastOutcome, offsite } } : {},
  );
  // The outcome is recorded, but the job continues.
  signal.throwIfAborted();
}

function outcomeWith({ lastOutcome }: StoredCycle, { id }: JobContext, updates: Partial<CycleOutcome>): CycleOutcome {
  const before = lastOutcome?.backupId === id ? lastOutcome : undefined;
  return { status: 'ongoing', message: '', backupId: id, time: '', ...before, ...updates };
}

async function makeArchive(kit: PlatformKit, { id, signal, progress }: JobContext, taken: TakenRun) {
  const { project, cycle, name } = taken;
  const { editor } = cycle;
  const url = `/rest/${scopeOfTarget(project).cycles.path}`;
  await requireRoute(kit, { method: 'POST', url, project: projectOfTarget(project) });
  const { item, modules, excludedDirs } = choiceOf({ project, form: cycle });
  const input = {
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
  await writeBackup(kit, { id, input: { ...input, origin: 'cycle' }, signal, onProgress });
}

/** Stopped by a user, interrupted by the end of its server, or failed. */
function endOf({ aborted, reason }: AbortSignal): { status: 'fail' | 'pause'; isLost: boolean } {
  const isLost = aborted && reason instanceof PlatformError;
  return { status: aborted && !isLost ? 'pause' : 'fail', isLost };
}

/** Share of the progress when a copy is sent afterwards. */
const archiveShare = 0.5;
