import type { FormDefinition } from '@signalbox/schemas';
import type { DraftError, TabDraft } from '../../shared/draft';

/** What the thread checks. */
export interface CheckTask {
  draft: TabDraft;
  /** The other published tabs, which the draft must not contradict. */
  published: readonly TabDraft[];
  /** Ids of those that have errors without the draft: they may be corrected later. */
  flawed?: readonly string[];
}

export interface CheckResult {
  /** The errors that a new version must not have. */
  errors: DraftError[];
  /** Those of `errors` that also take a published tab out of use. */
  preventing: DraftError[];
  /** The form with all references replaced, if it can be compiled. */
  form?: FormDefinition;
  /** Keys of the messages that the form needs or may have. */
  messageKeys?: string[];
  /** Those of `messageKeys` that it needs. */
  requiredKeys?: string[];
}

/** `started`: all modules are loaded. `threadId`: id of the operating system, if it measures the time of threads. */
export type FromWorker =
  | { kind: 'started'; threadId: number | undefined }
  | { kind: 'checked'; result: CheckResult }
  | { kind: 'failed'; message: string };
