import { rm } from 'node:fs/promises';
import { PlatformError } from '@signalbox/api';
import type { ReaderLanguage } from '@signalbox/platform-kit/rest';
import { temporaryPath } from '../archives/archive-files';
import type { Recoverer } from '../job-kinds';
import { type JobOutcome, tryEach } from '@signalbox/jobs';

import { endOf } from '../archives/operation-fault';
import { backupRecord } from '../records/backup-record';
import { homeOfTask, isRestore } from '../scopes';
import { finishRestore } from './finish-restore';
import { openJournals, readJournal } from './journal';
import { recordFailure, type RestoreAddress, type RestoreRecord } from './restore-record';
import type { RestoreParts } from './restore-parts';

/** What a dead process left of a restore: finished where it was committed, thrown away where it was not. */
export function recoverRestores(parts: RestoreParts): Recoverer {
  return async (task) => {
    if (!isRestore(task.mark)) return undefined;
    const { id } = task;
    const project = homeOfTask(task);
    if (await readJournal(parts.kit, id)) return finishLeft(parts, { id, project, language: task.language });
    await rm(temporaryPath(parts.kit, id), { recursive: true, force: true });
    // It may have died between its last step and the end of its task.
    const record = (await backupRecord(parts.kit, { project, id })) as RestoreRecord | undefined;
    if (record?.status === 'succeed') return { status: 'finish' };
    if (record?.status === 'fail' && record.reason)
      return { status: 'fail', content: record.message, reason: record.reason };
    if (record?.status === 'ongoing')
      await recordFailure(parts.kit, { id, project }, new PlatformError('operationLost'));
    return undefined;
  };
}

/** Committed restores whose task has ended all the same, as when their last steps failed: tried again. */
export async function finishLeftRestores(parts: RestoreParts): Promise<void> {
  if ((await openJournals(parts.kit)).length === 0) return;
  await parts.kit.jobs.withFreeLock(async () =>
    tryEach(await openJournals(parts.kit), async (id) => {
      const journal = await readJournal(parts.kit, id);
      if (journal) await finishLeft(parts, journal);
    }),
  );
}

async function finishLeft(
  parts: RestoreParts,
  { id, project, language = 'en' }: RestoreAddress & { language?: ReaderLanguage },
): Promise<JobOutcome> {
  try {
    await finishRestore(parts, { id, project });
    return { status: 'finish' };
  } catch (error) {
    if (!(error instanceof PlatformError && error.errorName === 'restoreReturned')) throw error;
    return { status: 'fail', ...endOf(error, language) };
  }
}
