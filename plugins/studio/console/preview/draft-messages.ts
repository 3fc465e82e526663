import { formatMessage } from '@signalbox/engine/core';
import type { FormMessages } from '@signalbox/engine/react';
import { requiredLanguages, type TabDraft } from '../../shared/draft';
import { parsed } from '../draft/draft-files';
import { textsIn } from '../messages/message-rows';
import { translationModel } from '../messages/translation-model';

/** Messages of the draft in a language, else in English, as the console shows them; all others are those of `console`. */
export function draftMessages(draft: TabDraft, language: string, console: FormMessages): FormMessages {
  const order = [language, ...requiredLanguages.filter((each) => each !== language)];
  const locales = order.flatMap((each) => {
    const messages = parsed(draft.messages[each] ?? '');
    return messages ? [{ language: each, messages: textsIn(messages) }] : [];
  });
  const prefix = `forms/${draft.id}::`;
  return (key, params) =>
    key.startsWith(prefix) ? formatMessage(locales, { key: key.slice(prefix.length), params }) : console(key, params);
}

/** Returns how many messages of the draft English replaces in a language. */
export function countUntranslated({ messages }: TabDraft, language: string): number {
  const texts = textsIn(parsed(messages[language] ?? '') ?? {});
  const english = textsIn(parsed(messages.en) ?? {});
  return Object.keys(translationModel(english, language)).filter((key) => !texts[key]).length;
}
