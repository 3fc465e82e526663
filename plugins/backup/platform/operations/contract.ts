import type { ReaderLanguage } from '@signalbox/platform-kit/rest';

/** What may run, one at a time, over all projects and replicas. */
export type OperationType =
  | 'backup'
  | 'restore'
  | 'verify'
  | 'configExport'
  | 'configImport'
  | 'databaseBackup'
  | 'databaseRestore'
  | 'databaseVerify'
  | 'timeSeriesBackup'
  | 'timeSeriesRestore'
  | 'timeSeriesVerify';

export type TaskStatus = 'ongoing' | 'finish' | 'pause' | 'fail';

/** What an operation is given while it runs. */
export interface OperationContext {
  /** Of the task, of its progress messages, and of the record that it makes. */
  readonly id: string;
  /** Aborted when somebody ends the task, on any replica, and at shutdown; never past the point of no return. */
  readonly signal: AbortSignal;
  /** From 0 to below 1. Told twice a second at most; call it as often as you like. */
  progress(fraction: number, phase?: string): void;
  /**
   * From here on it runs to its end. Throws the signal's reason where it was ended before, and `operationLost` where
   * another replica may take it for dead already: what is to be kept from that one has to be held before.
   */
  passPointOfNoReturn(): Promise<void>;
  /** From here on others may start: the task goes on beside them, and may still be ended. It touches nothing of theirs. */
  letOthersRun(): Promise<void>;
}

export interface OperationToStart {
  /** A new one unless given. */
  id?: string;
  project: string;
  type: OperationType;
  /** What people call it. */
  name: string;
  /** Username, or '' for the platform itself. */
  creator: string;
  /** In which the task says what went wrong; English unless given. */
  language?: ReaderLanguage;
  /** Throws `signal.reason` soon after it is aborted, and leaves nothing then. */
  run(context: OperationContext): Promise<void>;
}

export interface StartedOperation {
  id: string;
  /** Rejects with what made it fail. Nobody need listen. */
  done: Promise<void>;
}

export interface Operations {
  /**
   * Takes the one lock of the platform, writes the task and runs the operation in the background.
   * Throws `operationRunning`, which names what runs, and `operationUnfinished`, which names what was interrupted and has
   * to be finished elsewhere first; a verification need not wait for that.
   */
  start(operation: OperationToStart): Promise<StartedOperation>;
  /** Asks whichever replica runs it to end it; soon afterwards its status is `pause`. Throws `operationOver`. */
  pause(task: { project: string; id: string }): Promise<void>;
  /** Puts in order what dead processes left. Does nothing while an operation runs. */
  recover(): Promise<void>;
  /** Ends what runs here, or waits for it where it is past the point of no return. Nothing starts afterwards. */
  stop(): Promise<void>;
}

/** A task whose process is gone. */
interface LeftTask {
  id: string;
  project: string;
  mark: OperationType;
  name: string;
  /** Of whoever started it. */
  language?: ReaderLanguage;
}

/** Why, for a client that has words of its own: the code, and what fills its holes. */
export type TaskReason = { reason: string } & Record<string, string | number>;

export interface TaskOutcome {
  status: 'finish' | 'fail';
  /** What went wrong, in plain words. */
  content?: string;
  reason?: TaskReason;
}

/**
 * Called under the lock for each task that a dead process left, before it is marked. Answers how it ended after all;
 * `undefined`: it failed. What it throws keeps the task for the next try, and every other operation waiting.
 */
export type Recoverer = (task: LeftTask) => Promise<TaskOutcome | undefined>;
