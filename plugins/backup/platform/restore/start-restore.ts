import type { MessageLocale } from '@signalbox/platform-kit/rest';
import type { StartedJob } from '@signalbox/jobs';
import type { BackupRecord } from '../records/backup-record';
import { backupStore } from '../records/backup-record';
import { type BackupScope, homeIn } from '../scopes';
import { readJournal } from './journal';
import { beginRecord, recordFailure } from './restore-record';
import type { RestoreChoice, RestoreDeps } from './restore-deps';
import { runRestore } from './run-restore';
import { safetyName } from './safety-name';

interface RestoreToStart {
  scope: BackupScope;
  /** In which the task stands. */
  project: string;
  backup: BackupRecord;
  choice: RestoreChoice;
  userId: string | null;
  creator: string;
  language: MessageLocale;
  /** Of the clock of whoever starts it, ahead of UTC. */
  offsetMinutes: number;
}

/** Starts a job that restores a backup. Its record has the job's id, and is there when this resolves. */
export function startRestore(
  deps: RestoreDeps,
  { scope, project, backup, choice, userId, creator, language, offsetMinutes }: RestoreToStart,
): Promise<StartedJob> {
  const { kit } = deps;
  const home = homeIn(scope, project);
  return kit.jobs.start({
    kind: scope.marks.restore,
    target: { project, name: backup.name },
    creator,
    language,
    prepare: ({ id }) => beginRecord(kit, { id, project: home, backup, choice, creator, language }),
    async run(context) {
      const { id } = context;
      try {
        const name = safetyName({ language, nowMilliseconds: kit.clock.now(), offsetMinutes });
        const toRun = { project: home, backupId: backup.id, safetyName: name, choice, userId, language };
        await runRestore(deps, toRun, context);
      } catch (error) {
        // Committed and not finished, it is neither: recovery says how it ended.
        if (await readJournal(kit, id)) throw error;
        if (context.signal.aborted) await backupStore(kit, home).remove(id);
        else await recordFailure(kit, { id, project: home }, error);
        throw error;
      }
    },
  });
}
