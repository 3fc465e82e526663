import type { StartedOperation } from '../operations/contract';
import type { BackupParts } from '../parts';
import type { BackupScope } from '../scopes';
import { type BackupWish, writeBackup } from './write-backup';

interface BackupToStart {
  wish: BackupWish;
  scope: BackupScope;
  /** In which the task stands. */
  project: string;
}

/** Starts an operation that makes a backup. Its record is there, under the operation's id, when this resolves. */
export async function startBackup(
  { kit, operations }: BackupParts,
  { wish, scope, project }: BackupToStart,
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
      await writeBackup(kit, { id, wish, signal, onProgress: progress, onRecorded: handleRecorded });
    },
  });
  await Promise.race([recorded, started.done]);
  return started;
}
