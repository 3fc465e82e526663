import { pathOf } from '@signalbox/engine/core';
import { errorSentence, type FormMessages } from '@signalbox/engine/react';
import type { StoredError } from '../../shared/stored-error';

interface ReasonOptions {
  error: StoredError;
  messages: FormMessages;
  /** Text for a value without a form. */
  unknown: string;
}

/** The error message that the form shows at the field. */
export function reasonOf({ error, messages, unknown }: ReasonOptions): string {
  if (error.keyword === 'unknown' || error.form === undefined) return unknown;
  const path = pathOf(error.field === '' ? error.pointer : error.field);
  return errorSentence({ formId: error.form, plan: { path, messageKey: path.join('.') }, error: error, messages });
}
