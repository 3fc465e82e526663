import { messagesInForms } from '@signalbox/engine/core';
import type { Messages } from '@signalbox/schemas';
import type { SourceFile } from '../source-file';

/** The messages of one owner in one language. */
export interface MessageFile {
  source: SourceFile;
  language: string;
  messages: Messages;
  /** JSON pointer of the messages in the file: '' for a file of `locales`, `/<namespace>` for a part of a language pack. */
  at: string;
}

/** The model with the plural forms of `language`. */
export function inFormsOf(model: MessageFile, language: string): MessageFile {
  return { ...model, messages: messagesInForms(model.messages, language) as Messages };
}

/** True for a plural form that may mean a single number, e.g. `days_one`. */
export function isOfOneNumber(key: string): boolean {
  return /_(?:zero|one|two)$/.test(key);
}
