import { ApiError } from '@signalbox/api/client';
import type { BulkItem } from './bulk-item';
import type { Failed } from './run-each';

/** An answer to some failures, such as another name for a taken one. */
export interface RetryChoice {
  key: 'cover' | 'rename' | 'force';
  label: string;
  /** Codes of the errors that it answers. */
  codes: readonly number[];
}

/** The choices that answer at least one of the failures. */
export function offeredChoices(choices: readonly RetryChoice[], failed: readonly Failed<BulkItem>[]): RetryChoice[] {
  const codes = new Set(failed.map(({ error }) => (error instanceof ApiError ? error.body.code : undefined)));
  return choices.filter((choice) => choice.codes.some((code) => codes.has(code)));
}
