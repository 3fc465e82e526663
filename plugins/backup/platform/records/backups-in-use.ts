import type { PlatformKit } from '@signalbox/platform-kit';
import { ongoingTasks } from '../operations/task-store';
import { isBackup } from '../scopes';
import { backupStore } from './backup-record';

/**
 * Backups that somebody reads: those of which a copy is being sent, and those that a restore needs which has not come to
 * its end, the one that it restores and the one that it made before.
 */
export async function backupsInUse(kit: PlatformKit, project: string): Promise<ReadonlySet<string>> {
  const restores = await backupStore(kit, project).find({
    kind: 'all',
    of: [
      { kind: 'equals', path: ['type'], value: 'import' },
      // Also while it waits for somebody to finish it: what has to go back says so only once it is back.
      { kind: 'equals', path: ['status'], value: 'ongoing' },
    ],
  });
  const needed = restores
    .flatMap(({ backupId, safetyId }) => [backupId, safetyId])
    .filter((id): id is string => typeof id === 'string');
  // A backup bears the id of the task that makes it, and sends it afterwards.
  const tasks = (await ongoingTasks(kit)).filter(({ mark }) => isBackup(mark));
  return new Set([...needed, ...tasks.map(({ id }) => id)]);
}
