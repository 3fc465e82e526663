import { type JobAction, type ScopeKey, wireScopes } from './scopes';

/** A kind of job of backups, as both halves and the wire name it. */
interface BackupJob {
  /** Its name, the `mark` of its tasks. */
  kind: string;
  /** `type` of its tasks. */
  type: string;
  scope: ScopeKey;
  action: JobAction;
  /** Permissions to see such a job, and to start or abort one. */
  permissions: { view: string; start: string };
}

/** By action: the last part of the permission to start it. */
const startPermissions = { backup: 'export', restore: 'import', verify: 'view' } as const;

/** The jobs of the three scopes. */
export const backupJobs: readonly BackupJob[] = (['project', 'database', 'timeSeries'] as const).flatMap((scope) =>
  (['backup', 'restore', 'verify'] as const).map((action) => {
    const { kinds, model, jobType } = wireScopes[scope];
    return {
      kind: kinds[action],
      type: `${action}-${jobType}`,
      scope,
      action,
      permissions: { view: `${model}.view`, start: `${model}.${startPermissions[action]}` },
    };
  }),
);
