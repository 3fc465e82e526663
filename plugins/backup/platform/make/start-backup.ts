import type { StartedOperation } from '../operations/contract';
import type { BackupParts } from '../parts';
import type { BackupScope } from '../scopes';
import { type BackupStep, type BackupWish, writeBackup } from './write-backup';

interface BackupToStart {
  wish: BackupWish;
  scope: BackupScope;
  /** In which the task stands. */
  project: string;
  atStep?: (step: BackupStep) => void;
}

/** Starts an operation that makes a backup. Its record is there, under the operation's id, when this resolves. */
export async function startBackup(
  { kit, operations }: BackupParts,
  { wish, scope, project, atStep }: BackupToStart,
): Promise<StartedOperation> {
  const { name, creator, language } = wish;
  let handleRecorded: () => void = () => undefined;
  const recorded = new Promise<void>((resolve) => (handleRecorded = resolve));
  const started = await operations.start({
    project,
    type: scope.marks.backup,
    name,
    creator,
    language,
    async run({ id, signal, progress }) {
      const handleStep = (step: BackupStep) => {
        if (step === 'recorded') handleRecorded();
        atStep?.(step);
      };
      await writeBackup(kit, { id, wish, signal, onProgress: progress, atStep: handleStep });
    },
  });
  await Promise.race([recorded, started.done]);
  return started;
}
