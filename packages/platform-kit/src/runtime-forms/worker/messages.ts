import type { AcceptedForm, SchemaReason } from '@signalbox/form-compiler/run-time';

/** What the worker compiles. */
export type CompileTask = Pick<AcceptedForm, 'form' | 'patterns'>;

/**
 * `started`: all modules are loaded, the time starts. `threadId`: id of the operating system, if it measures the time of
 * each thread. `checking`: before each pattern.
 */
export type FromWorker =
  | { kind: 'started'; threadId: number | undefined }
  | { kind: 'checking'; pointer: string; pattern: string }
  | { kind: 'compiled'; code: string }
  | { kind: 'rejected'; pointer: string; reason: SchemaReason; params: Record<string, string | number> }
  | { kind: 'failed'; message: string; stack?: string };
