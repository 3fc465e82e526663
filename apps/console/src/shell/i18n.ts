import { messageFormatter, messageOptions } from '@signalbox/engine/core';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Messages } from '@signalbox/schemas';

/** Namespace → its messages. */
export type MessageBundle = Record<string, Messages>;

/** Flat keys, whole sentences, params `{name}`; `namespace::key`. React escapes, so i18next must not. */
export const i18n = createInstance();

void i18n
  .use(messageFormatter)
  .use(initReactI18next)
  .init({
    lng: 'en',
    fallbackLng: 'en',
    ns: ['console'],
    defaultNS: 'console',
    ...messageOptions,
    resources: {},
    react: { useSuspense: false },
  });

/** Adds messages to the existing ones. Later ones win per key: English stays for the keys that a pack lacks. */
export function addMessages(code: string, bundle: MessageBundle): void {
  for (const [namespace, messages] of Object.entries(bundle))
    i18n.addResourceBundle(code, namespace, messages, true, true);
}
