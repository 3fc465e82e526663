import type { Condition, PlatformKit } from '@signalbox/platform-kit';

import { isBackup, isVerification } from '../scopes';
import { backupStore } from './backup-record';

/**
 * Backups that somebody reads: those of which a copy is being sent, those that are being verified, and those that a restore
 * needs which has not come to its end, the one that it restores and the one that it made before.
 */
export async function backupsInUse(kit: PlatformKit, project: string): Promise<ReadonlySet<string>> {
  const tasks = await kit.jobs.ongoing();
  const verifications = tasks.filter(({ mark }) => isVerification(mark)).map(({ id }) => id);
  // Also while it waits for somebody to finish it: what has to go back says so only once it is back.
  const restoring: Condition[] = [
    { kind: 'equals', path: ['type'], value: 'import' },
    { kind: 'equals', path: ['status'], value: 'ongoing' },
  ];
  const records = await backupStore(kit, project).find({
    kind: 'any',
    of: [
      { kind: 'all', of: restoring },
      { kind: 'oneOf', path: ['verifying'], values: verifications },
    ],
  });
  const needed = records
    .flatMap(({ id, type, backupId, safetyId }) => (type === 'import' ? [backupId, safetyId] : [id]))
    .filter((id): id is string => typeof id === 'string');
  // A backup bears the id of the task that makes it, and sends it afterwards.
  const backups = tasks.filter(({ mark }) => isBackup(mark)).map(({ id }) => id);
  return new Set([...needed, ...backups]);
}
