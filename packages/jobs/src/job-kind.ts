import type { PlatformError } from '@signalbox/api';
import type { JobOutcome, LeftJob } from './job';

/** One kind of job, as the plug-in that runs it defines it. */
export interface JobKind {
  /** `type` of its task on the wire: clients look running tasks up by it. */
  type: string;
  /** Permissions that see such a job, and that start and abort one. */
  permissions: { view: string; start: string };
  /** Its target is no project: every project sees it. */
  isOfAllProjects?: boolean;
  /**
   * What may not run at the same time, over all replicas: every other job with the lock of the platform (the default),
   * those of a group, or nothing. A job without the lock of the platform runs beside a restore: it must bear that rows change.
   */
  lock?: 'platform' | 'none' | { group: string };
  /** Starts also while a recovery is pending: it does not depend on the state of the platform. */
  ignoresPendingRecovery?: boolean;
  /**
   * Called under the job's lock for each job that a crashed process left, before its task ends. Returns how the job ended
   * after all; `undefined`: it failed. What it throws keeps the task for the next try, and every later job of that lock waiting.
   */
  recover?(job: LeftJob): Promise<JobOutcome | undefined>;
  /** What `run` or `prepare` threw, as an error of the table. By default: a full disk, or `operationFailed`. */
  toError?(error: unknown): PlatformError;
}

export interface JobViewer {
  isSuper: boolean;
  permissions: ReadonlySet<string>;
}

/** True for a user who may see what such jobs make, or may start one. */
export function maySeeKind({ isSuper, permissions }: JobViewer, { permissions: { view, start } }: JobKind): boolean {
  return isSuper || permissions.has(view) || permissions.has(start);
}
