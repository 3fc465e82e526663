/** Of the messages that the server writes itself. */
export type JobLanguage = 'en' | 'zh-Hans';

export type JobStatus = 'ongoing' | 'finish' | 'pause' | 'fail';

/** What a job is given while it runs. */
export interface JobContext {
  /** Of the task, of its progress updates, and of the record that the job makes. */
  readonly id: string;
  /** Aborted when a user aborts the job, on any replica, and at shutdown; never past the point of no return. */
  readonly signal: AbortSignal;
  /** From 0 to below 1. Sent twice a second at most; call it as often as you like. */
  progress(fraction: number, phase?: string): void;
  /**
   * From here on the job runs to its end. Throws the signal's reason where it was aborted before, and `operationLost`
   * where another replica may have recovered it already: take the locks that keep that replica away before.
   */
  passPointOfNoReturn(): Promise<void>;
  /** From here on other jobs may start. The job goes on beside them, and may still be aborted. It touches nothing of theirs. */
  letOthersRun(): Promise<void>;
}

/** What a job works on. */
export interface JobTarget {
  /** Whose task list shows the job. */
  project: string;
  /** What users call it. */
  name: string;
}

export interface JobDescription {
  /** A new one unless given. */
  id?: string;
  kind: string;
  target: JobTarget;
  /** Username, or '' for the platform itself. */
  creator: string;
  /** In which the task says what went wrong; English unless given. */
  language?: JobLanguage;
}

/** The two parts of a job. Both report progress, and both are aborted by the signal. */
export interface JobWork<Prepared, Result> {
  /**
   * First part of the job, under its lock. `start` waits for it, and rejects with what it throws: a request answers that
   * error. Its result is given to `run`.
   */
  prepare?(context: JobContext): Promise<Prepared>;
  /** Throws `signal.reason` soon after the signal is aborted, and then leaves nothing. `prepared` is undefined without `prepare`. */
  run(context: JobContext, prepared: Prepared): Promise<Result>;
}
export type JobToStart<Prepared, Result> = JobDescription & JobWork<Prepared, Result>;

export interface StartedJob<Result = void> {
  id: string;
  /** The signal of the job: aborted where a user aborted the job, and at shutdown. */
  signal: AbortSignal;
  /** Resolves with the result of `run`, or rejects with what made the job fail or with the reason of `signal`, once its task is written. May be ignored. */
  done: Promise<Result>;
}

/** A job whose process is gone. */
export interface LeftJob {
  id: string;
  project: string;
  /** Its kind, by the name of the stored field. */
  mark: string;
  name: string;
  /** Of the user who started it. */
  language?: JobLanguage;
}

/** Why a job failed, for a client that has messages of its own: the code and its params. */
export type JobReason = { reason: string } & Record<string, string | number>;

export interface JobOutcome {
  status: 'finish' | 'fail';
  /** What went wrong, as a sentence. */
  content?: string;
  reason?: JobReason;
}

/** A document of `core/taskmanager`: one job. */
export interface StoredJob {
  id: string;
  /** What clients filter by; see `JobKind.type`. */
  type: string;
  /** The kind of the job. */
  mark: string;
  name: string;
  status: JobStatus;
  /** 0 to 1; 1 only when it is done. */
  progress: number;
  phase: string;
  /** ISO. */
  startTime: string;
  endTime?: string;
  /** What went wrong, as a sentence. */
  content: string;
  reason?: JobReason;
  creator: string;
  /** False once it can no longer be aborted. */
  canPause: boolean;
  /** It holds no lock of the platform: others may run meanwhile. */
  isBeside?: boolean;
  /** Of `content`. */
  language: JobLanguage;
}
export type OngoingJob = StoredJob & { project: string };

/** What `historycomputed` sends of a job. */
export type JobUpdate = Pick<StoredJob, 'progress' | 'status' | 'phase'> & {
  message?: string;
  reason?: JobReason;
  canPause?: false;
};
