import en from '@signalbox/api/locales/en.json';
import zhHans from '@signalbox/api/locales/zh-Hans.json';
import type { Messages } from '@signalbox/schemas';
import type { MessageLocale } from './request-locale';

/**
 * Flat messages of `@signalbox/api` and of the registered plug-ins: errors, errors of rules outside the schemas, their
 * reasons, and names of fields and modules. English where a translation is missing.
 */
export const platformMessages: Record<MessageLocale, Record<string, string | undefined>> = {
  en: { ...en },
  'zh-Hans': { ...en, ...zhHans },
};

/** Adds the messages of a plug-in's errors. Its other messages belong to its console half. */
export function addMessages(own: Record<MessageLocale, Messages>): void {
  for (const [key, message] of Object.entries(own.en))
    if (/^(?:errors|faults|reasons|fields|modules)\./.test(key)) {
      platformMessages.en[key] = message;
      platformMessages['zh-Hans'][key] = own['zh-Hans'][key] ?? message;
    }
}
