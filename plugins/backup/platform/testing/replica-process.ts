import { PlatformError } from '@signalbox/api';
import { type Replica, replicaViewer, runReplica } from '@signalbox/platform-kit/testing/replica-program';
import type { StartedJob } from '@signalbox/jobs';
import { backupErrors } from '../../shared/errors';
import { defineBackupJobs } from '../job-kinds';
import { startBackup } from '../make/start-backup';
import { backupRecord } from '../records/backup-record';
import type { HealthError } from '../restore/journal/journal';
import { makeRestoreDeps } from '../restore/make-restore-deps';
import { startRestore } from '../restore/routes/start-restore';
import { backupTargetOf, projectScope, scopes } from '../scopes';
import type { ReplicaWork } from './replica-work';

const by = { viewer: replicaViewer, language: 'en' as const, offsetMinutes: 0 };

await runReplica<ReplicaWork>({ defineJobs: (jobs) => defineBackupJobs(jobs, []), start, isExpected: isReturned });

async function start({ kit, work, announce }: Replica<ReplicaWork>): Promise<StartedJob<unknown>> {
  switch (work.kind) {
    case 'backup':
      return startBackup(kit, { scope: projectScope, project: 'default', input: work.input, atStep: announce });
    case 'restore': {
      const scope = scopes.find(({ path }) => path === work.scope) ?? projectScope;
      const backup = await backupRecord(kit, { project: backupTargetOf(scope, 'default'), id: work.backupId });
      if (!backup) throw new Error(`There is no backup ${work.backupId}`);
      const { choice, isUnhealthy } = work;
      const deps = { ...makeRestoreDeps(kit), ...(isUnhealthy ? { checkHealth: findError } : {}), atStep: announce };
      return startRestore(deps, { ...by, scope, project: 'default', backup, choice });
    }
  }
}

async function findError(): Promise<HealthError> {
  return { reason: 'fileMissing', params: { path: 'a.txt' } };
}

function isReturned(error: unknown): boolean {
  return error instanceof PlatformError && error.is(backupErrors.restoreReturned);
}
