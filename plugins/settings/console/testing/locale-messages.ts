import { fillParams, messageFormatter, messageOptions } from '@signalbox/engine/core';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import kitEn from '@signalbox/console-kit/locales/en.json';
import kitZh from '@signalbox/console-kit/locales/zh-Hans.json';
import engineEn from '@signalbox/engine/locales/en.json';
import engineZh from '@signalbox/engine/locales/zh-Hans.json';
import type { Messages } from '@signalbox/schemas';
import schemasEn from '@signalbox/schemas/locales/en.json';
import schemasZh from '@signalbox/schemas/locales/zh-Hans.json';
import widgetsEn from '@signalbox/widgets/locales/en.json';
import widgetsZh from '@signalbox/widgets/locales/zh-Hans.json';
import settingsEn from '../../locales/en.json';
import settingsZh from '../../locales/zh-Hans.json';

export const languages = ['en', 'zh-Hans'] as const;
export type Language = (typeof languages)[number];

/** Every message of a language, by namespace, from its files. */
export const messageFiles: Record<Language, Record<string, Messages>> = {
  en: { ...schemasEn, engine: engineEn, widgets: widgetsEn, 'console-kit': kitEn, settings: settingsEn },
  'zh-Hans': { ...schemasZh, engine: engineZh, widgets: widgetsZh, 'console-kit': kitZh, settings: settingsZh },
};

interface MessageAddress {
  language: Language;
  namespace: string;
  key: string;
  params?: Record<string, string | number>;
}

/** Returns one message. Throws if it is missing. */
export function messageIn({ language, namespace, key, params = {} }: MessageAddress): string {
  const message = messageFiles[language][namespace]?.[key];
  if (message === undefined) throw new Error(`${language} has no ${namespace}::${key}.`);
  return fillParams(message, params);
}

/** Set up like in the console, but with a single language: a missing message shows its key instead of English. */
export function localeMessages(language: Language): i18n {
  const messages = createInstance();
  void messages
    .use(messageFormatter)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      resources: { [language]: messageFiles[language] },
      defaultNS: 'settings',
      ...messageOptions,
      react: { useSuspense: false },
    });
  return messages;
}
