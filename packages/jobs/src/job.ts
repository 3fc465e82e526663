import type { JobReason, MessageLocale, PlatformError, StoredJob } from '@signalbox/api';

/** The argument of a running job. */
export interface JobContext {
  /** Id of the task, of its progress updates, and of the record that the job makes. */
  readonly id: string;
  /** Aborted when a user aborts the job, on any replica, and at shutdown. Never aborted past the point of no return. */
  readonly signal: AbortSignal;
  /** From 0 to below 1. Callers may call it at any rate; updates are sent at most twice a second. */
  progress(fraction: number, phase?: string): void;
  /**
   * After this call the job runs to its end. Throws the signal's reason if it was aborted before, and `operationLost`
   * if another replica may have recovered the job already. The caller first takes the locks that keep that replica away.
   */
  passPointOfNoReturn(): Promise<void>;
  /** After this call other jobs may start. This job continues at the same time. It can still be aborted, and must not change data of the others. */
  letOthersRun(): Promise<void>;
}

/** What a job works on. */
interface JobTarget {
  /** The project whose task list shows the job. */
  project: string;
  /** Name that users see. */
  name: string;
}

/** What a kind needs to run a job again. Stored as it is, so it has no secret. */
export interface JobRequest {
  /** The user who started the job. Their rights are checked before it runs again. */
  userId: string;
  body: object;
}

export interface JobDescription {
  /** A new id unless given. */
  id?: string;
  kind: string;
  target: JobTarget;
  /** Username, or '' for the platform itself. */
  creator: string;
  /** Id of the user, of a kind whose jobs only their creators see. */
  creatorId?: string;
  /** Language of the error sentence in the task. English by default. */
  language?: MessageLocale;
  /** Of a kind with `repeat`: the job runs again if its server stops or crashes. */
  request?: JobRequest;
}

/** The two steps of a job. Both report progress, and the signal aborts both. */
export interface JobWork<Prepared, Result> {
  /**
   * First step of the job, under its lock. `start` waits for it and rejects with its error, so the request can answer that
   * error. Its result is passed to `run`.
   */
  prepare?(context: JobContext): Promise<Prepared>;
  /**
   * Throws `signal.reason` soon after the signal is aborted, and then leaves nothing. Runs after every `prepare` that succeeds, also
   * if the signal is aborted already, as it ends what `prepare` began. `prepared` is undefined without `prepare`.
   */
  run(context: JobContext, prepared: Prepared): Promise<Result>;
}
export type JobToStart<Prepared, Result> = JobDescription & JobWork<Prepared, Result>;

export interface StartedJob<Result = void> {
  id: string;
  /** Aborted when a user aborts the job, and at shutdown. */
  signal: AbortSignal;
  /** Settles once the task is written: with the result of `run`, the error of the job, or the reason of `signal`. May be ignored. */
  done: Promise<Result>;
}

/** A job whose process has crashed. */
export interface CrashedJob {
  id: string;
  project: string;
  kind: string;
  name: string;
  /** Language of the user who started it. */
  language?: MessageLocale;
  /** How it ends: it runs again, or a user aborted it while it waited for that. Otherwise with `error`, unless the kind knows its outcome. */
  end?: 'repeated' | 'aborted';
  /** By default: `operationLost`. */
  error?: PlatformError;
  /** `recover` has failed before: the kind records the end without what it lacks, such as the bucket. */
  isAbandoned?: boolean;
}

/** A job that is about to run again. */
export interface JobToRepeat extends CrashedJob, Pick<JobRequest, 'userId'> {
  creator: string;
  /** Of its request. */
  body: unknown;
}

export interface JobOutcome {
  status: 'finish' | 'fail';
  /** The error as a sentence. */
  content?: string;
  reason?: JobReason;
}

/** A stored job. Its kind has the name `mark` in the database, in notifications and on the wire. */
export type OngoingJob = Omit<StoredJob, 'mark'> & { kind: string; project: string };
