import type { AcceptedForm, SchemaReason } from '@signalbox/form-compiler/run-time';

/** What the worker compiles. Without a form, it only checks the patterns. */
export type CompileTask = Pick<AcceptedForm, 'patterns'> & Partial<Pick<AcceptedForm, 'form'>>;

/**
 * `started`: all modules are loaded, the time starts. `threadId`: id of the operating system, if it measures the time of
 * each thread.
 */
export type FromWorker =
  | { kind: 'started'; threadId: number | undefined }
  | { kind: 'compiled'; code: string }
  | { kind: 'rejected'; pointer: string; reason: SchemaReason; params: Record<string, string | number> }
  | { kind: 'failed'; message: string; stack?: string };
