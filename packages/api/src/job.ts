import type { MessageLocale } from './message-locale';

type JobStatus = 'ongoing' | 'finish' | 'pause' | 'fail';

/** Code and params of the error, for clients with messages of their own. */
export type JobReason = { reason: string } & Record<string, string | number>;

/** A row of `core/taskmanager`: one job. */
export interface StoredJob {
  id: string;
  /** Clients filter by it. */
  type: string;
  /** The kind of the job. */
  mark: string;
  name: string;
  status: JobStatus;
  /** 0 to 1; 1 only for a finished job. */
  progress: number;
  phase: string;
  /** ISO. */
  startTime: string;
  endTime?: string;
  /** The error as a sentence. */
  content: string;
  reason?: JobReason;
  creator: string;
  /** Id of the user, of a kind whose jobs only their creators see. */
  creatorId?: string;
  /** False once the job can no longer be aborted. */
  canPause: boolean;
  /** Stored name. The job does not have the lock of the platform: other jobs may run at the same time. */
  isBeside?: boolean;
  /** ISO. Since when each attempt to run it again, or to end it, after its server stopped has failed. '' once it runs again. */
  blockedSince?: string;
  /** ISO, to the minute. The last of these attempts. */
  blockedAt?: string;
  /** Language of `content`. */
  language: MessageLocale;
}

/** `data` of a frame of `historycomputed`: the state of a job. */
export type JobUpdate = Pick<StoredJob, 'progress' | 'status' | 'phase'> & {
  /** `content` of the row. */
  message?: string;
  reason?: JobReason;
  /** Only sent once the job can no longer be aborted. */
  canPause?: false;
};

/**
 * An entry of `GET {path}/unfinished`: a committed job that this replica cannot finish, because its data folder is
 * elsewhere.
 */
export interface PendingJob {
  id: string;
  name: string;
  /** True when the user may abandon its files. */
  mayGiveUp: boolean;
}
