import type { JobUpdate } from '@signalbox/api';
import type { JobToStart, OngoingJob, StartedJob } from './job';
import type { JobKind } from './job-kind';

/** Handlers of job events on any replica. */
export interface JobWatcher {
  started?(job: Pick<OngoingJob, 'id' | 'project' | 'type' | 'kind' | 'name' | 'creatorId'>): void;
  updated?(job: Pick<OngoingJob, 'id' | 'project' | 'kind' | 'creatorId'>, update: JobUpdate): void;
  /** Messages between replicas were lost: these jobs run now. */
  missed?(ongoing: readonly OngoingJob[]): void;
}

/** The jobs of one replica. */
export interface Jobs {
  /** Registers a kind. Call it before the first job of that kind starts and before `open`. Throws if the kind exists already. */
  define(kind: string, options: JobKind): void;
  kinds: ReadonlyMap<string, JobKind>;
  /**
   * Takes the lock of the kind, writes the task, waits for `prepare`, and runs the job in the background. Throws
   * `operationRunning`, which names the job that has the lock, and `operationUnfinished`, which names a committed job that
   * another replica has to finish first.
   */
  start<Prepared, Result>(job: JobToStart<Prepared, Result>): Promise<StartedJob<Result>>;
  /** Asks the replica that runs the job to abort it. Its status becomes `pause` soon afterwards. Throws `operationOver`. */
  abort(job: { project: string; id: string }): Promise<void>;
  /** The job with this id, if it belongs to `project` or its target is no project. */
  find(job: { project: string; id: string }): Promise<OngoingJob | undefined>;
  /** All jobs whose tasks are running, of every project. */
  ongoing(): Promise<OngoingJob[]>;
  /** True while a process runs this job, or it waits to run again. Only for jobs that run in parallel with others. */
  isAlive(id: string): Promise<boolean>;
  isSeenFrom(project: string, job: { project: string; kind: string }): boolean;
  /** Sends the stored state of a job to the watchers of all replicas. */
  announce(job: { project: string; id: string }): Promise<void>;
  /** Returns the function that stops watching. */
  watch(watcher: JobWatcher): () => void;
  /** Recovers the jobs of crashed processes. Skips a lock that a running job has. */
  recover(): Promise<void>;
  /** Runs `act` under the lock of the platform. Does nothing while another job has it. */
  withFreeLock(act: () => Promise<void>): Promise<void>;
  /**
   * Waits for the lock of the platform, then runs `act`. Throws `operationRunning`. `crashedJobId`: a job whose process is
   * known to have crashed, so it does not keep the lock.
   */
  withLock(options: { crashedJobId?: string }, act: () => Promise<void>): Promise<void>;
  /** True while a replica has the lock of the platform. */
  isLocked(): Promise<boolean>;
  /** From now on, this replica runs no job of another one again. Its own jobs go on. */
  takeUpNone(): void;
  /**
   * Hands the jobs of this replica back, aborts those that cannot run again, and waits for those past the point of no return. No
   * job starts afterwards.
   */
  stop(): Promise<void>;
}
