import type { MessageLocale } from '@signalbox/api';
import type { StartedJob } from '@signalbox/jobs';
import type { Viewer } from '@signalbox/platform-kit';
import { backupStore } from '../../records/backup-record';
import { type BackupScope, backupTargetOf } from '../../scopes';
import { readJournal } from '../journal/journal';
import { insertRestoreRecord, recordFailure } from '../journal/restore-record';
import type { RestoreChoice } from '../choice/restore-choice';
import type { RestoreDeps } from '../restore-deps';
import { runRestore } from '../run-restore';
import { safetyName } from '../stage/safety-backup';
import type { BackupRecord } from '../../../shared/backup-record';

interface RestoreToStart {
  scope: BackupScope;
  /** Project of the job. */
  project: string;
  backup: BackupRecord;
  choice: RestoreChoice;
  viewer: Viewer;
  language: MessageLocale;
  /** Offset of the user's time zone from UTC, in minutes. */
  offsetMinutes: number;
}

/** Starts a job that restores a backup. When it resolves, the record exists under the id of the job. */
export function startRestore(
  deps: RestoreDeps,
  { scope, project, backup, choice, viewer, language, offsetMinutes }: RestoreToStart,
): Promise<StartedJob> {
  const { kit } = deps;
  const { username: creator } = viewer;
  const target = backupTargetOf(scope, project);
  return kit.jobs.start({
    kind: scope.kinds.restore,
    target: { project, name: backup.name },
    creator,
    language,
    prepare: ({ id }) => insertRestoreRecord(kit, { id, project: target, backup, choice, creator, language }),
    async run(context) {
      const { id } = context;
      try {
        const name = safetyName({ language, nowMilliseconds: kit.clock.now(), offsetMinutes });
        const toRun = { project: target, backupId: backup.id, safetyName: name, choice, viewer, language };
        await runRestore(deps, toRun, context);
      } catch (error) {
        // Committed and not finished: recovery notes the result.
        if (await readJournal(kit, id)) throw error;
        if (context.signal.aborted) await backupStore(kit, target).remove(id);
        else await recordFailure(kit, { id, project: target }, error);
        throw error;
      }
    },
  });
}
