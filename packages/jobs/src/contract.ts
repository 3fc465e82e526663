import type { JobToStart, JobUpdate, OngoingJob, StartedJob } from './job';
import type { JobKind } from './job-kind';

/** Handlers of what happens to jobs on any replica. */
export interface JobWatcher {
  started?(job: Pick<OngoingJob, 'id' | 'project' | 'type' | 'mark' | 'name'>): void;
  updated?(job: Pick<OngoingJob, 'id' | 'project' | 'mark'>, update: JobUpdate): void;
  /** Messages between replicas were lost: these jobs run now. */
  missed?(ongoing: readonly OngoingJob[]): void;
}

/** The jobs of one replica. */
export interface Jobs {
  /** Before the first job of that kind starts, and before `open`. Throws where the kind is defined already. */
  define(kind: string, options: JobKind): void;
  kinds: ReadonlyMap<string, JobKind>;
  /**
   * Takes the lock of the kind, writes the task, waits for `prepare`, and runs the job in the background. Throws
   * `operationRunning`, which names the job that holds the lock, and `operationUnfinished`, which names a committed job that
   * another replica has to finish first.
   */
  start<Prepared, Result>(job: JobToStart<Prepared, Result>): Promise<StartedJob<Result>>;
  /** Asks the replica that runs the job to abort it; soon afterwards its status is `pause`. Throws `operationOver`. */
  abort(job: { project: string; id: string }): Promise<void>;
  /** The job of this id that `project` sees: its own, or one whose target is no project. */
  find(job: { project: string; id: string }): Promise<OngoingJob | undefined>;
  /** The jobs of all projects whose tasks say that they run. */
  ongoing(): Promise<OngoingJob[]>;
  /** True while a process runs a job that lets others run. */
  isAlive(id: string): Promise<boolean>;
  isSeenFrom(project: string, job: { project: string; mark: string }): boolean;
  /** Sends the stored state of a job to the watchers of all replicas. */
  announce(job: { project: string; id: string }): Promise<void>;
  /** Returns the function that ends watching. */
  watch(watcher: JobWatcher): () => void;
  /** Recovers what crashed processes left. Does nothing for a lock that a job holds. */
  recover(): Promise<void>;
  /** Runs `act` under the lock of the platform, or not at all while another holds it. */
  withFreeLock(act: () => Promise<void>): Promise<void>;
  /** Waits for the lock of the platform and runs `act` under it. Throws `operationRunning`. `left`: id of a job that is known to be left by a crashed process. */
  withLock(options: { left?: string }, act: () => Promise<void>): Promise<void>;
  /** True while a replica holds the lock of the platform. */
  isLocked(): Promise<boolean>;
  /** Aborts what runs here, or waits for it where it is past the point of no return. Nothing starts afterwards. */
  stop(): Promise<void>;
}
