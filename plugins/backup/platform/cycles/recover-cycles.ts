import { PlatformError } from '@signalbox/api';
import type { Condition, PlatformKit } from '@signalbox/platform-kit';
import type { Recoverer } from '../job-kinds';
import { errorSentence } from '@signalbox/platform-kit/archive-files';
import { backupRecord } from '../records/backup-record';
import { targetOfTask, isBackup } from '../scopes';
import { type StoredCycle, changeCycle, cycleStore } from './cycle';
import { makeUpLater } from './make-up-later';

/**
 * Records the outcome of a run of a crashed process, and repeats it when there is no archive. Runs after
 * `recoverBackups`.
 */
export function recoverCycles(kit: PlatformKit): Recoverer {
  return async (task) => {
    if (!isBackup(task.kind)) return undefined;
    const { id } = task;
    const project = targetOfTask(task);
    const ran: Condition = { kind: 'equals', path: ['lastOutcome', 'backupId'], value: id };
    const [found] = await cycleStore(kit, project).find(ran);
    if (!found) return undefined;
    const isMade = (await backupRecord(kit, { project, id }))?.status === 'succeed';
    await changeCycle(kit, { project, id: found.id }, (cycle) =>
      cycle.lastOutcome?.backupId === id ? leftCycle(kit, { cycle, isMade }) : {},
    );
    return undefined;
  };
}

function leftCycle(kit: PlatformKit, { cycle, isMade }: { cycle: StoredCycle; isMade: boolean }): Partial<StoredCycle> {
  const { lastOutcome, editor } = cycle;
  if (!lastOutcome) return {};
  const message = errorSentence(new PlatformError('operationLost'), editor.language);
  if (!isMade) return { ...makeUpLater(kit, cycle), lastOutcome: { ...lastOutcome, status: 'fail', message } };
  const isUnsent =
    cycle.isOffsite && lastOutcome.offsite?.status !== 'succeed' && lastOutcome.offsite?.status !== 'fail';
  const offsite = isUnsent ? ({ status: 'fail', reason: 'stopped', message: '' } as const) : lastOutcome.offsite;
  return { lastOutcome: { ...lastOutcome, status: 'succeed', message: '', offsite } };
}
