import en from '@signalbox/api/locales/en.json';
import zhHans from '@signalbox/api/locales/zh-Hans.json';
import type { LocaleMessages } from '@signalbox/engine/core';
import type { Messages } from '@signalbox/schemas';
import type { MessageLocale } from '@signalbox/api';

const own: Record<MessageLocale, Messages> = { en: { ...en }, 'zh-Hans': { ...zhHans } };

/**
 * Flat messages of `@signalbox/api` and of the registered plug-ins: errors, errors of rules outside the schemas, their
 * reasons, and names of fields and modules. English if a translation is missing.
 */
export const platformMessages = localesOf(own);

/** For each locale its own messages, then the English ones. */
export function localesOf(messages: Record<MessageLocale, Messages>): Record<MessageLocale, readonly LocaleMessages[]> {
  const fallback = { language: 'en', messages: messages.en };
  return { en: [fallback], 'zh-Hans': [{ language: 'zh-Hans', messages: messages['zh-Hans'] }, fallback] };
}

/** Adds the messages of a plug-in's errors. Its other messages belong to its console half. */
export function addMessages(added: Record<MessageLocale, Messages>): void {
  for (const language of ['en', 'zh-Hans'] as const)
    for (const [key, message] of Object.entries(added[language]))
      if (/^(?:errors|fieldErrors|reasons|fields|modules)\./.test(key)) own[language][key] = message;
}
