import type { ReaderLanguage } from '@signalbox/platform-kit/rest';
import type { StartedOperation } from '../operations/contract';
import type { BackupParts } from '../parts';
import type { BackupRecord } from '../records/backup-record';
import { backupStore } from '../records/backup-record';
import { type BackupScope, homeIn } from '../scopes';
import { readJournal } from './journal';
import { beginRecord, recordFailure } from './restore-record';
import type { RestoreChoice, RestoreParts } from './restore-parts';
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
  language: ReaderLanguage;
  /** Of the clock of whoever starts it, ahead of UTC. */
  offsetMinutes: number;
}

/** Starts an operation that restores a backup. Its record has the operation's id. */
export async function startRestore(
  { operations }: Pick<BackupParts, 'operations'>,
  parts: RestoreParts,
  { scope, project, backup, choice, userId, creator, language, offsetMinutes }: RestoreToStart,
): Promise<StartedOperation> {
  const { kit } = parts;
  const home = homeIn(scope, project);
  let handleRecorded: () => void = () => undefined;
  const recorded = new Promise<void>((resolve) => (handleRecorded = resolve));
  const started = await operations.start({
    project,
    type: scope.marks.restore,
    name: backup.name,
    creator,
    language,
    async run(context) {
      const { id } = context;
      await beginRecord(kit, { id, project: home, backup, choice, creator, language });
      handleRecorded();
      try {
        const name = safetyName({ language, nowMilliseconds: kit.clock.now(), offsetMinutes });
        const toRun = { project: home, backupId: backup.id, safetyName: name, choice, userId };
        await runRestore(parts, toRun, context);
      } catch (error) {
        // Committed and not finished, it is neither: recovery says how it ended.
        if (await readJournal(kit, id)) throw error;
        if (context.signal.aborted) await backupStore(kit, home).remove(id);
        else await recordFailure(kit, { id, project: home }, error);
        throw error;
      }
    },
  });
  await Promise.race([recorded, started.done]);
  return started;
}
