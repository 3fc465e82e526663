import type { ConsoleJobKind } from '@signalbox/api/plugin';
import { backupJobs } from '../shared/backup-jobs';

/** Start of the keys of all queries whose results change with a backup or a restore. */
export const backupQueryKey = ['core/backup'] as const;

/** The jobs of the three backup scopes. */
export const jobKinds: readonly ConsoleJobKind[] = backupJobs.map(({ kind, type, permissions, scope, action }) => ({
  kind,
  type,
  permissions,
  title: `backup::progress.${action}`,
  done: `backup::done.${action}`,
  namespace: 'backup',
  queryKey: backupQueryKey,
  ...(action === 'restore' ? { changesData: true, endsSession: scope !== 'timeSeries' } : {}),
}));
