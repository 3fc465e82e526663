import type { JobKind, JobOutcome, Jobs, LeftJob } from '@signalbox/jobs';
import { operationError } from '@signalbox/platform-kit/archive-files';

/** Kinds of jobs of the three backup scopes. */
export type BackupJobKind =
  | 'backup'
  | 'restore'
  | 'verify'
  | 'databaseBackup'
  | 'databaseRestore'
  | 'databaseVerify'
  | 'timeSeriesBackup'
  | 'timeSeriesRestore'
  | 'timeSeriesVerify';

/** Recovers its part of a crashed job. Undefined when the job is of another kind, or failed. */
export type Recoverer = (job: LeftJob) => Promise<JobOutcome | undefined>;

type OwnPart = Pick<JobKind, 'type' | 'permissions' | 'isOfAllProjects' | 'ignoresPendingRecovery'>;

const project = (type: string, start: string): OwnPart => ({ type, permissions: { view: 'backup.view', start } });
const database = (type: string, start: string): OwnPart => ({
  type,
  permissions: { view: 'dbBackup.view', start },
  isOfAllProjects: true,
});
const timeSeries = (type: string, start: string): OwnPart => ({
  type,
  permissions: { view: 'tsdbBackup.view', start },
  isOfAllProjects: true,
});
/** The result of a verification does not depend on the state of the platform. */
const verify = (kind: OwnPart): OwnPart => ({ ...kind, ignoresPendingRecovery: true });

const kinds: Record<BackupJobKind, OwnPart> = {
  backup: project('backup-data', 'backup.export'),
  restore: project('restore-data', 'backup.import'),
  verify: verify(project('verify-data', 'backup.view')),
  databaseBackup: database('backup-database', 'dbBackup.export'),
  databaseRestore: database('restore-database', 'dbBackup.import'),
  databaseVerify: verify(database('verify-database', 'dbBackup.view')),
  timeSeriesBackup: timeSeries('backup-time-series', 'tsdbBackup.export'),
  timeSeriesRestore: timeSeries('restore-time-series', 'tsdbBackup.import'),
  timeSeriesVerify: verify(timeSeries('verify-time-series', 'tsdbBackup.view')),
};

/** Defines the jobs of backups. Each of `recoverers` is called for a crashed job. The last result counts. */
export function defineBackupJobs(jobs: Jobs, recoverers: readonly Recoverer[]): void {
  for (const [name, kind] of Object.entries(kinds))
    jobs.define(name, { ...kind, toError: operationError, recover: inTurn(recoverers) });
}

function inTurn(recoverers: readonly Recoverer[]): Recoverer {
  return async (job) => {
    let outcome: JobOutcome | undefined;
    for (const recover of recoverers) outcome = (await recover(job)) ?? outcome;
    return outcome;
  };
}
