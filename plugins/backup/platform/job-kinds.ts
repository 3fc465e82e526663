import type { CrashedJob, JobKind, JobOutcome, Jobs } from '@signalbox/jobs';
import { archiveJobError } from '@signalbox/platform-kit/archive-files';
import { backupJobs } from '../shared/backup-jobs';
import { type JobAction, wireScopes } from '../shared/scopes';

/** Recovers its part of a crashed job. Undefined when the job is of another kind, or failed. */
export type Recoverer = (job: CrashedJob) => Promise<JobOutcome | undefined>;

type Repeater = NonNullable<JobKind['repeat']>;

/**
 * How jobs run again whose server stopped. A backup and a verification only read, and replace what they wrote before. A restore
 * does not run again: the plan that its user confirmed does not contain what has been saved in the meantime.
 */
type Repeaters = Readonly<Record<Exclude<JobAction, 'restore'>, Repeater>>;

/** Defines the jobs of backups. Each of `recoverers` is called for a crashed job. The last result counts. */
export function defineBackupJobs(jobs: Jobs, recoverers: readonly Recoverer[], repeaters?: Repeaters): void {
  for (const { kind, type, permissions, scope, action } of backupJobs)
    jobs.define(kind, {
      type,
      permissions,
      isOfAllProjects: scope !== 'project',
      route: wireScopes[scope].path,
      // The result of a verification does not depend on the state of the platform.
      ignoresPendingRecovery: action === 'verify',
      toError: archiveJobError,
      recover: inTurn(recoverers),
      ...(action === 'restore' ? {} : { repeat: repeaters?.[action] }),
      // One of all backups reads those of the projects that its user may enter.
      checksProjects: action === 'verify',
    });
}

function inTurn(recoverers: readonly Recoverer[]): Recoverer {
  return async (job) => {
    let outcome: JobOutcome | undefined;
    for (const recover of recoverers) outcome = (await recover(job)) ?? outcome;
    return outcome;
  };
}
