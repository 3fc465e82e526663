import type { StoredError } from '@signalbox/api';
import { pathOf } from '@signalbox/engine/core';
import { faultSentence, type FormWords } from '@signalbox/engine/react';

export interface ReasonFacts {
  error: StoredError;
  words: FormWords;
  /** What is said of a value that no form knows. */
  unknown: string;
}

/** What is wrong, as the form says it beside the field. */
export function reasonOf({ error, words, unknown }: ReasonFacts): string {
  if (error.keyword === 'unknown' || error.form === undefined) return unknown;
  const path = pathOf(error.field === '' ? error.pointer : error.field);
  return faultSentence({ formId: error.form, plan: { path, wordKey: path.join('.') }, fault: error, words });
}
