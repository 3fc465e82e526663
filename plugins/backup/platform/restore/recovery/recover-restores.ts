import { PlatformError, type MessageLocale } from '@signalbox/api';
import { endOf } from '@signalbox/platform-kit/archive-files';
import { backupErrors } from '../../../shared/errors';
import type { Recoverer } from '../../job-kinds';
import { type JobOutcome, tryEach } from '@signalbox/jobs';
import { removeJobFolder } from '@signalbox/project-data';

import { backupRecord } from '../../records/backup-record';
import { targetOfTask, isRestore } from '../../scopes';
import { finishRestore } from '../finish/finish-restore';
import { openJournals, readJournal } from '../journal/journal';
import { recordFailure, type RestoreAddress } from '../journal/restore-record';
import type { RestoreDeps } from '../restore-deps';

/** Recovers restores of crashed processes: finishes committed ones, discards the others. */
export function recoverRestores(deps: RestoreDeps): Recoverer {
  return async (task) => {
    if (!isRestore(task.kind)) return undefined;
    const { id } = task;
    const project = targetOfTask(task);
    if (await readJournal(deps.kit, id)) return finishCommitted(deps, { id, project, language: task.language });
    await removeJobFolder(deps.kit, id);
    // The process may have crashed between its last step and the end of its job.
    const record = await backupRecord(deps.kit, { project, id });
    if (record?.status === 'succeed') return { status: 'finish' };
    if (record?.status === 'fail' && record.reason)
      return { status: 'fail', content: record.message, reason: record.reason };
    if (record?.status === 'ongoing')
      await recordFailure(deps.kit, { id, project }, new PlatformError('operationLost'));
    return undefined;
  };
}

/** Retries committed restores whose job has ended, for example because the last steps failed. */
export async function finishCommittedRestores(deps: RestoreDeps): Promise<void> {
  if ((await openJournals(deps.kit)).length === 0) return;
  await deps.kit.jobs.withFreeLock(async () =>
    tryEach(await openJournals(deps.kit), async (id) => {
      const journal = await readJournal(deps.kit, id);
      if (journal) await finishCommitted(deps, journal);
    }),
  );
}

async function finishCommitted(
  deps: RestoreDeps,
  { id, project, language = 'en' }: RestoreAddress & { language?: MessageLocale },
): Promise<JobOutcome> {
  try {
    await finishRestore(deps, { id, project });
    return { status: 'finish' };
  } catch (error) {
    if (!(error instanceof PlatformError && error.is(backupErrors.restoreReturned))) throw error;
    return { status: 'fail', ...endOf(error, language) };
  }
}
