import type { PlatformError } from '@signalbox/api';
import type { CrashedJob, JobOutcome, JobToRepeat, JobWork } from './job';

/** One kind of job, as the plug-in that runs it defines it. */
export interface JobKind {
  /** `type` of the task on the wire. Clients find running tasks by it. */
  type: string;
  /** Permissions to see such a job, and to start or abort one. `creator`: each job is that of the user who started it. */
  permissions: { view: string; start: string } | 'creator';
  /** The target is no project, so every project sees the job. */
  isOfAllProjects?: boolean;
  /**
   * The jobs that must not run at the same time, over all replicas: all with the lock of the platform (the default),
   * those of a group, or none. A job without the lock of the platform may run during a restore, which changes rows that the job reads.
   */
  lock?: 'platform' | 'none' | { group: string };
  /** May start while a recovery is pending, because it does not depend on the state of the platform. */
  ignoresPendingRecovery?: boolean;
  /**
   * Called under the job's lock for each job of a crashed process, before its task ends. Returns the outcome of the
   * job, or `undefined` if it failed. If it throws, the task stays for the next attempt and later jobs of that lock wait: of a kind
   * with `repeat`, for a day at most.
   */
  recover?(job: CrashedJob): Promise<JobOutcome | undefined>;
  /**
   * For a kind that may run twice: returns the work of a job whose server stopped or crashed, from its stored request. Called
   * under the job's lock, after `recover`. Validates the request again, and throws an error of the table if the job cannot be
   * started any more. After any other error, the job waits for the next attempt, for a day at most. The permissions of the kind are
   * checked before.
   * Jobs of a kind without it, and jobs without a request, fail then.
   */
  repeat?(job: JobToRepeat): Promise<JobWork<unknown, unknown>>;
  /** Of the request that starts such a job, such as `core/backup`. The license must include it when the job runs again. */
  route?: string;
  /** `repeat` checks which projects the user may enter, because jobs of the kind may read several. */
  checksProjects?: boolean;
  /** Maps an error of `run` or `prepare` to one of the table. By default: a full disk, or `operationFailed`. */
  toError?(error: unknown): PlatformError;
}

export interface JobViewer {
  userId: string;
  isSuper: boolean;
  permissions: ReadonlySet<string>;
}

/** True for a user who may see the results of such jobs, or may start one. Of jobs of their creators, see `maySeeJob`. */
export function maySeeKind({ isSuper, permissions }: JobViewer, kind: Pick<JobKind, 'permissions'>): boolean {
  if (isSuper || kind.permissions === 'creator') return true;
  const { view, start } = kind.permissions;
  return permissions.has(view) || permissions.has(start);
}

/** True for a user who may see this job of the kind. */
export function maySeeJob(
  viewer: JobViewer,
  kind: Pick<JobKind, 'permissions'>,
  { creatorId }: { creatorId?: string },
): boolean {
  return maySeeKind(viewer, kind) && (kind.permissions !== 'creator' || viewer.isSuper || creatorId === viewer.userId);
}

/** True for a user who may abort this job of the kind. */
export function mayAbortJob(
  viewer: JobViewer,
  kind: Pick<JobKind, 'permissions'>,
  job: { creatorId?: string },
): boolean {
  if (kind.permissions === 'creator') return maySeeJob(viewer, kind, job);
  return viewer.isSuper || viewer.permissions.has(kind.permissions.start);
}
