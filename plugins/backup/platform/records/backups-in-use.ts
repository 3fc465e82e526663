import type { Condition, PlatformKit } from '@signalbox/platform-kit';

import { isBackup, isVerification } from '../scopes';
import { backupStore } from './backup-record';

/**
 * Backups that are being read: those that are being sent or verified, and those of a restore that has not ended: the
 * restored one and its safety backup.
 */
export async function backupsInUse(kit: PlatformKit, project: string): Promise<ReadonlySet<string>> {
  const tasks = await kit.jobs.ongoing();
  const verifications = tasks.filter(({ kind }) => isVerification(kind)).map(({ id }) => id);
  // Includes pending restores: a rollback ends only when it is complete.
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
  // The job that makes a backup, and sends it afterwards, has the same id.
  const backups = tasks.filter(({ kind }) => isBackup(kind)).map(({ id }) => id);
  return new Set([...needed, ...backups]);
}
