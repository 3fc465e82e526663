import { messagesInForms } from '@signalbox/engine/core';
import { requiredLanguages } from '../../shared/draft';

/**
 * The messages that a language may have, each with the English text that replaces it. A further language has its own plural forms:
 * `days_few` in Arabic, no `days_one` in Japanese. A required one has those of English.
 */
export function translationModel(english: Readonly<Record<string, string>>, language: string): Record<string, string> {
  return requiredLanguages.some((each) => each === language) ? english : messagesInForms(english, language);
}
