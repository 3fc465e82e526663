import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Messages } from '@signalbox/schemas';

/** Namespace → its words. */
export type MessageBundle = Record<string, Messages>;

/** Flat keys, whole sentences, holes `{name}`; `namespace::key`. React escapes, so i18next must not. */
export const i18n = createInstance();

void i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  ns: ['console'],
  defaultNS: 'console',
  keySeparator: false,
  nsSeparator: '::',
  pluralSeparator: '_',
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  returnEmptyString: false,
  resources: {},
  initAsync: false,
  react: { useSuspense: false },
});

/** Adds words to what is there; later ones win key by key, so that an incomplete pack leaves English in its holes. */
export function addMessages(code: string, bundle: MessageBundle): void {
  for (const [namespace, messages] of Object.entries(bundle))
    i18n.addResourceBundle(code, namespace, messages, true, true);
}
